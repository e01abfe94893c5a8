/** The one-time password must be changed before anything else is allowed. */
import { type FormEvent, useState } from 'react';
import { PASSWORD_MIN_LENGTH, passwordChangeSchema } from '../../../contract/accounts/accounts.ts';
import { changePassword } from '../../../device/office/session/page.ts';
import { messagesNotShown } from '../../../forms/engine/words.ts';
import { Field } from '../../../ui/field.tsx';
import './sign-in.css';
import { say, sayKnown } from '../../../words/say.ts';

type Errors = Partial<Record<'current' | 'next' | 'again', string>>;

interface NewPasswordFormProps {
  onChanged: () => void;
  /** Label of the field for the present password. */
  current?: string;
}

export function NewPasswordForm({ onChanged, current = say('One-time password') }: NewPasswordFormProps) {
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<keyof Errors, string>;
    const found = findErrors(typed);
    setErrors(found);
    setProblem('');
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const answer = await changePassword(typed.current, typed.next);
    setSending(false);
    if (answer.ok) {
      form.reset();
      onChanged();
      return;
    }
    setErrors(answer.problem.fields ?? {});
    setProblem(messagesNotShown(answer.problem, Object.keys(typed)));
  }

  return (
    <form className="sign-in-form" noValidate onSubmit={press} aria-label={say('Choose a new password')}>
      <Field
        label={current}
        name="current"
        type="password"
        autoComplete="current-password"
        error={errors.current}
      />
      <Field
        label={say('New password')}
        name="next"
        type="password"
        autoComplete="new-password"
        hint={say('At least {least} characters. A sentence is easy to remember.', {
          least: PASSWORD_MIN_LENGTH,
        })}
        error={errors.next}
      />
      <Field
        label={say('New password again')}
        name="again"
        type="password"
        autoComplete="new-password"
        error={errors.again}
      />
      <p className="problem" role="alert">
        {sayKnown(problem)}
      </p>
      <button type="submit" className="button primary" disabled={sending}>
        {sending ? say('Saving …') : say('Save password')}
      </button>
    </form>
  );
}

function findErrors(typed: Record<keyof Errors, string>): Errors {
  const errors: Errors = {};
  for (const { path, message } of passwordChangeSchema.safeParse(typed).error?.issues ?? []) {
    errors[path[0] as keyof Errors] ??= message;
  }
  if (typed.again !== typed.next) errors.again = say('This is not the same password.');
  return errors;
}
