/** The second step of a sign-in: the passkey, or a recovery code in its place. */
import * as z from 'zod/mini';
import type { PasskeyChallenge } from '../../contract/accounts/sign-in-methods.ts';
import { signInWithPasskey } from '../../device/office/passkeys/page.ts';
import { type SignInOutcome, signInWith } from '../../device/office/session/page.ts';
import { useDraftlessForm } from '../../forms/engine/use-draftless-form.ts';
import { Field } from '../../ui/field/field.tsx';
import { say } from '../../words/say.ts';

/** The code is sent as it was typed: the office alone says what is wrong with it. */
const schema = z.object({ code: z.string() });

interface PasskeyStepProps {
  question: PasskeyChallenge;
  onOutcome: (outcome: SignInOutcome) => void;
  /** Back to the password. */
  onBack: () => void;
}

export default function PasskeyStep({ question, onOutcome, onBack }: PasskeyStepProps) {
  const { press, sendOtherwise, problem, sending, field } = useDraftlessForm({
    values: { code: '' },
    schema,
    send: async ({ code }) => tell(await signInWith({ ticket: question.ticket, recoveryCode: code })),
  });

  function tell(outcome: SignInOutcome) {
    if (!outcome.ok) return { message: outcome.message };
    onOutcome(outcome);
    return null;
  }

  return (
    <form className="sign-in-form" onSubmit={press} aria-label={say('Passkey')}>
      <p>{say('Your password is right. Use your passkey to finish signing in.')}</p>
      <button
        type="button"
        className="button primary"
        disabled={sending}
        onClick={() => void sendOtherwise(async () => tell(await signInWithPasskey(question)))}
      >
        {say('Use passkey')}
      </button>
      <Field
        label={say('Or a recovery code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint={say(
          'One of those that you were shown when you added the passkey. Management can take a lost passkey away.',
        )}
        {...field('code')}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="buttons">
        <button type="submit" className="button" disabled={sending}>
          {say('Use the code')}
        </button>
        <button type="button" className="button quiet" onClick={onBack}>
          {say('Start again')}
        </button>
      </div>
    </form>
  );
}
