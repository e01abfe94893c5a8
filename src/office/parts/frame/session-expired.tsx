/**
 * Shown when the server no longer knows the session. Everything on the device stays, and waits only for a
 * sign-in.
 */
import { useState } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

export const SESSION_EXPIRED = 'Your session has ended. Sign in again when you have signal; nothing is lost.';

export function SessionExpired() {
  const [open, setOpen] = useState(false);
  return (
    <div className="office-expired">
      <p role="status">{SESSION_EXPIRED}</p>
      <button type="button" className="button plain" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Sign in">
        <SignInForm onSignedIn={() => setOpen(false)} />
      </Modal>
    </div>
  );
}
