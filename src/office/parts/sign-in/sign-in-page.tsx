/** /Management when signed out: the director login, to which everyone without a session is sent. */
import { useNavigate } from 'react-router-dom';
import { landingPage } from '../../../contract/roles.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const navigate = useNavigate();
  return (
    <div className="sign-in">
      <p>For the staff of all departments. What you see and write here works without a signal afterwards.</p>
      <SignInForm
        onSignedIn={({ role, mustChangePassword }) => {
          if (!mustChangePassword) navigate(landingPage(role), { replace: true });
        }}
      />
    </div>
  );
}

export function NewPasswordPage({ role }: { role: string }) {
  const navigate = useNavigate();
  return (
    <div className="sign-in">
      <p>You signed in with a one-time password. Choose one that only you know.</p>
      <NewPasswordForm onChanged={() => navigate(landingPage(role), { replace: true })} />
    </div>
  );
}
