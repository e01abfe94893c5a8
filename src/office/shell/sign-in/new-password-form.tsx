/** The one-time password must be changed before anything else is allowed. */
import * as z from 'zod/mini';
import {
  newPasswordDiffers,
  PASSWORD_MIN_LENGTH,
  passwordChangeSchema,
} from '../../../contract/accounts/accounts.ts';
import { changePassword } from '../../../device/office/session/page.ts';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import { Field } from '../../../ui/field/field.tsx';
import './sign-in.css';
import { say } from '../../../words/say.ts';

const EMPTY = { current: '', next: '', again: '' };

const schema = z.object({ ...passwordChangeSchema.shape, again: z.string() }).check(
  newPasswordDiffers,
  z.refine(({ next, again }) => next === again, {
    error: 'This is not the same password.',
    path: ['again'],
  }),
);

interface NewPasswordFormProps {
  onChanged?: () => void;
  /** Label of the field for the present password. */
  current?: string;
}

export function NewPasswordForm({ onChanged, current = say('One-time password') }: NewPasswordFormProps) {
  const { press, problem, sending, field } = useDraftlessForm({
    values: EMPTY,
    schema,
    emptied: true,
    async send({ current: present, next }) {
      const answer = await changePassword(present, next);
      if (!answer.ok) return answer.problem;
      onChanged?.();
      return null;
    },
  });

  return (
    <form className="sign-in-form" noValidate onSubmit={press} aria-label={say('Choose a new password')}>
      <Field label={current} type="password" autoComplete="current-password" {...field('current')} />
      <Field
        label={say('New password')}
        type="password"
        autoComplete="new-password"
        hint={say('At least {least} characters. A sentence is easy to remember.', {
          least: PASSWORD_MIN_LENGTH,
        })}
        {...field('next')}
      />
      <Field
        label={say('New password again')}
        type="password"
        autoComplete="new-password"
        {...field('again')}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button primary" disabled={sending}>
        {sending ? say('Saving …') : say('Save password')}
      </button>
    </form>
  );
}
