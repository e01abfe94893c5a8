/** E-mail and password (docs/contract.md#sign-in). Both are required, by the browser's own check. */
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PasskeyQuestion } from '../../../contract/accounts/account-access.ts';
import { loginStrings } from '../../../contract/accounts/accounts.ts';
import { type SignInOutcome, signIn } from '../../../device/office/session/page.ts';
import { Field } from '../../../ui/field.tsx';
import './sign-in.css';
import { say, sayKnown } from '../../../words/say.ts';

const PasskeyStep = lazy(() => import('../../account/passkey-step.tsx'));

/** The page follows the session, so `onSignedIn` only needs to end what was shown for this form. */
export function SignInForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  /** Set once the password was right and a passkey is asked for. */
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);
  const password = useRef<HTMLInputElement>(null);
  // Disabled fields lose the focus, so it is set again for the next try.
  useEffect(() => {
    if (problem && !loading) password.current?.focus();
  }, [problem, loading]);

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (loading) return;
    const typed = new FormData(event.currentTarget);
    await wait(() => signIn(String(typed.get('email')), String(typed.get('password'))));
  }

  async function wait(work: () => Promise<SignInOutcome>): Promise<void> {
    setLoading(true);
    setProblem('');
    const answer = await work().catch((error): SignInOutcome => ({ ok: false, message: String(error) }));
    setLoading(false);
    if (answer.ok) onSignedIn?.();
    else if (answer.question) setQuestion(answer.question);
    else setProblem(answer.message);
  }

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

  return (
    <form className="sign-in-form" onSubmit={press} aria-label={say('Sign in')}>
      {/* Some accounts have a user name, so the browser must not insist on an address. */}
      <Field
        label={say('E-mail or user name')}
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        ref={password}
        label={say('Password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p className="problem" role="alert">
        {sayKnown(problem)}
      </p>
      <button type="submit" className="button primary" disabled={loading}>
        {loading ? say(loginStrings.loading) : say('Login')}
      </button>
      {typeof PublicKeyCredential === 'function' && (
        <button
          type="button"
          className="button quiet"
          disabled={loading}
          onClick={() =>
            void wait(async () =>
              (await import('../../../device/office/passkeys/page.ts')).signInWithPasskey(null),
            )
          }
        >
          {say('Sign in with a passkey')}
        </button>
      )}
    </form>
  );
}
