/**
 * /Management when signed out: the director login, to which everyone without a session is sent. Each of these
 * pages changes the session, and the session decides which page is shown next (pages/office).
 */
import { lazy, Suspense } from 'react';
import { refreshSession } from '../../../device/office/session/page.ts';
import { LanguageChoice } from '../../../words/language-choice.tsx';
import { say } from '../../../words/say.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const FirstPasskey = lazy(() => import('../../account/first-passkey.tsx'));

export function SignInPage() {
  return (
    <div className="sign-in">
      <p>
        {say(
          'For the staff of all departments. What you see and write here works without a signal afterwards.',
        )}
      </p>
      <SignInForm />
      <LanguageChoice />
    </div>
  );
}

/** Page on which an account that needs a passkey adds it before anything else. */
export function AddPasskeyPage() {
  return (
    <div className="sign-in">
      <p>
        {say(
          'Your account needs a passkey: this device, your phone or a security key confirms that it is you.',
        )}
      </p>
      <Suspense fallback={<p role="status">{say('One moment …')}</p>}>
        <FirstPasskey onDone={() => void refreshSession()} />
      </Suspense>
    </div>
  );
}

export function NewPasswordPage() {
  return (
    <div className="sign-in">
      <p>{say('You signed in with a one-time password. Choose one that only you know.')}</p>
      <NewPasswordForm />
    </div>
  );
}
