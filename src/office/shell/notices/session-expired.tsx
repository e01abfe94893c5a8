/**
 * Shown when the server no longer knows the session. Everything on the device stays, and waits only for a
 * sign-in.
 */
import { useEffect, useState } from 'react';
import type { RevocationReason } from '../../../contract/protocol/device-keys.ts';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { say } from '../../../words/say.ts';
import { describeRevokedSigning } from '../../../words/signed-files.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

const SESSION_EXPIRED = 'Your session has ended. Sign in again when you have signal; nothing is lost.';

/** The element of the message stays while there is none: what is put into one that was there is announced. */
export function SessionExpired({ isShown }: { isShown: boolean }) {
  return (
    <div className={isShown ? 'office-expired' : undefined}>
      <div role="status">{isShown && <Message />}</div>
      {isShown && <SignInAgain />}
    </div>
  );
}

function Message() {
  const [stopped, setStopped] = useState<RevocationReason | null>(null);
  useEffect(() => {
    import('../../../device/transfer/signing/index.ts')
      .then(({ checkOwnRevocation: whatWasStoppedHere }) => whatWasStoppedHere())
      .then(setStopped, () => undefined);
  }, []);
  return (
    <>
      <p>{say(SESSION_EXPIRED)}</p>
      {stopped && <p>{describeRevokedSigning(stopped)}</p>}
    </>
  );
}

function SignInAgain() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button plain" onClick={() => setOpen(true)}>
        {say('Sign in')}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={say('Sign in')}>
        <SignInForm onSignedIn={() => setOpen(false)} />
      </Modal>
    </>
  );
}
