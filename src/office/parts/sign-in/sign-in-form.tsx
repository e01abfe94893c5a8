/** E-mail and password (docs/contract.md#sign-in). Both are required, by the browser's own check. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loginStrings } from '../../../contract/accounts.ts';
import { signIn } from '../../../device/session/page.ts';
import { Field } from '../../../ui/field.tsx';
import './sign-in.css';

export interface SignedIn {
  role: string;
  mustChangePassword: boolean;
}

export function SignInForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const password = useRef<HTMLInputElement>(null);
  // Disabled fields lose the focus, so it is set again for the next try.
  useEffect(() => {
    if (problem && !loading) password.current?.focus();
  }, [problem, loading]);

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (loading) return;
    const typed = new FormData(event.currentTarget);
    setLoading(true);
    setProblem('');
    const answer = await signIn(String(typed.get('email')), String(typed.get('password')));
    setLoading(false);
    if (answer.ok) onSignedIn(answer);
    else setProblem(answer.message);
  }

  return (
    <form className="sign-in-form" onSubmit={press} aria-label="Sign in">
      {/* Some accounts have a user name, so the browser must not insist on an address. */}
      <Field
        label="E-mail or user name"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        ref={password}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button primary" disabled={loading}>
        {loading ? loginStrings.loading : 'Login'}
      </button>
    </form>
  );
}
