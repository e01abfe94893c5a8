/** E-mail and password (docs/contract.md#sign-in). Both are required, by the browser's own check. */
import { lazy, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { loginStrings } from '../../../contract/accounts/accounts.ts';
import type { PasskeyChallenge } from '../../../contract/accounts/sign-in-methods.ts';
import { type SignInOutcome, signIn } from '../../../device/office/session/page.ts';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import { Field } from '../../../ui/field/field.tsx';
import './sign-in.css';
import { say, sayKnown } from '../../../words/say.ts';

const PasskeyStep = lazy(() => import('../../account/passkey-step.tsx'));

/** Both are sent as they were typed: the office alone says what is wrong with a sign-in. */
const schema = z.object({ email: z.string(), password: z.string() });

interface SignInFormProps {
  /** The page follows the session, so this only needs to end what was shown for this form. */
  onSignedIn?: (() => void) | undefined;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  /** Set once the password was right and a passkey is asked for. */
  const [question, setQuestion] = useState<PasskeyChallenge | null>(null);
  if (question) {
    return (
      <Suspense fallback={<p role="status">{say('One moment …')}</p>}>
        <PasskeyStep
          question={question}
          onOutcome={(outcome) => outcome.ok && onSignedIn?.()}
          onBack={() => setQuestion(null)}
        />
      </Suspense>
    );
  }

  return <PasswordForm onSignedIn={onSignedIn} onQuestion={setQuestion} />;
}

interface PasswordFormProps extends SignInFormProps {
  onQuestion: (question: PasskeyChallenge) => void;
}

/** Mounted again for a new start, so that no password is kept while a passkey is asked for. */
function PasswordForm({ onSignedIn, onQuestion }: PasswordFormProps) {
  const { press, sendOtherwise, problem, sending, field } = useDraftlessForm({
    values: { email: '', password: '' },
    schema,
    send: ({ email, password }) => outcomeOf(() => signIn(email, password)),
  });

  async function outcomeOf(work: () => Promise<SignInOutcome>) {
    const answer = await work().catch((error): SignInOutcome => ({ ok: false, message: String(error) }));
    if (answer.ok) onSignedIn?.();
    else if (answer.question) onQuestion(answer.question);
    // The button that was pressed loses the focus while it is disabled.
    else return { message: sayKnown(answer.message), retry: 'password' };
    return null;
  }

  return (
    <form className="sign-in-form" onSubmit={press} aria-label={say('Sign in')}>
      {/* Some accounts have a user name, so the browser must not insist on an address. */}
      <Field
        label={say('E-mail or user name')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('email')}
      />
      <Field
        label={say('Password')}
        type="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button primary" disabled={sending}>
        {sending ? say(loginStrings.loading) : say('Login')}
      </button>
      {typeof PublicKeyCredential === 'function' && (
        <button
          type="button"
          className="button quiet"
          disabled={sending}
          onClick={() =>
            void sendOtherwise(() =>
              outcomeOf(async () =>
                (await import('../../../device/office/passkeys/page.ts')).signInWithPasskey(null),
              ),
            )
          }
        >
          {say('Sign in with a passkey')}
        </button>
      )}
    </form>
  );
}
