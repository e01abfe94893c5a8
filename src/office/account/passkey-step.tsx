/** The second step of a sign-in: the passkey, or a recovery code in its place. */
import { type FormEvent, useState } from 'react';
import type { PasskeyQuestion } from '../../contract/accounts/account-access.ts';
import { signInWithPasskey } from '../../device/office/passkeys/page.ts';
import { type SignInOutcome, signInWith } from '../../device/office/session/page.ts';
import { Field } from '../../ui/field.tsx';
import { say, sayKnown } from '../../words/say.ts';

interface PasskeyStepProps {
  question: PasskeyQuestion;
  onOutcome: (outcome: SignInOutcome) => void;
  /** Back to the password. */
  onBack: () => void;
}

export default function PasskeyStep({ question, onOutcome, onBack }: PasskeyStepProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function step(work: () => Promise<SignInOutcome>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const outcome = await work();
    setBusy(false);
    if (outcome.ok) onOutcome(outcome);
    else setProblem(outcome.message);
  }

  function press(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const recoveryCode = String(new FormData(event.currentTarget).get('code'));
    void step(() => signInWith({ ticket: question.ticket, recoveryCode }));
  }

  return (
    <form className="sign-in-form" onSubmit={press} aria-label={say('Passkey')}>
      <p>{say('Your password is right. Use your passkey to finish signing in.')}</p>
      <button
        type="button"
        className="button primary"
        disabled={busy}
        onClick={() => void step(() => signInWithPasskey(question))}
      >
        {say('Use passkey')}
      </button>
      <Field
        label={say('Or a recovery code')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint={say(
          'One of those that you were shown when you added the passkey. Management can take a lost passkey away.',
        )}
      />
      <p className="problem" role="alert">
        {sayKnown(problem)}
      </p>
      <div className="buttons">
        <button type="submit" className="button" disabled={busy}>
          {say('Use the code')}
        </button>
        <button type="button" className="button quiet" onClick={onBack}>
          {say('Start again')}
        </button>
      </div>
    </form>
  );
}
