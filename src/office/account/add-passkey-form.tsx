import { type FormEvent, useState } from 'react';
import type { PasskeyAnswer } from '../../contract/accounts/account-access.ts';
import { addPasskey, hasPasskeys } from '../../device/office/passkeys/page.ts';
import { Field } from '../../ui/field.tsx';
import { say, sayKnown } from '../../words/say.ts';

/** Names a passkey and makes it. */
export function AddPasskeyForm({ onAdded }: { onAdded: (answer: PasskeyAnswer) => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!hasPasskeys()) {
    return (
      <p className="office-note">{say('This browser has no passkeys. Open this page in another one.')}</p>
    );
  }

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    setProblem('');
    const answer = await addPasskey(String(new FormData(form).get('name')));
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem.message);
      return;
    }
    form.reset();
    onAdded(answer.value);
  }

  return (
    <form className="sign-in-form" onSubmit={press} aria-label={say('Add a passkey')}>
      <Field
        label={say('Name of the passkey')}
        name="name"
        maxLength={60}
        autoComplete="off"
        required
        hint={say('What it is on, such as: my phone.')}
      />
      <p className="problem" role="alert">
        {sayKnown(problem)}
      </p>
      <button type="submit" className="button primary" disabled={busy}>
        {say('Add passkey')}
      </button>
    </form>
  );
}
