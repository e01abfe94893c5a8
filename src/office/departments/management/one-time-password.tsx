import { useState } from 'react';
import type { AccountAnswer } from '../../../contract/accounts/accounts.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { OfficeMoment } from '../../time/office-moment.tsx';

/** Shows the one-time password of an account, this once. */
export function OneTimePassword({ told, onClose }: { told: AccountAnswer | null; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const password = told?.oneTimePassword ?? '';
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <Modal
      open={password !== ''}
      onClose={close}
      title="One-time password"
      actions={
        <button
          type="button"
          className="button primary"
          onClick={() =>
            void navigator.clipboard.writeText(password).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
      }
    >
      <p>
        For {told?.account.name} ({told?.account.email}). It is shown now and never again: hand it over in
        person or by telephone. It works once
        {told?.account.oneTimeUntil && (
          <>
            , until <OfficeMoment at={told.account.oneTimeUntil} />
          </>
        )}
        , and must be changed at that first sign-in.
      </p>
      <p className="one-time-password">
        <code>{password}</code>
      </p>
    </Modal>
  );
}
