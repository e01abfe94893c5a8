import { type ReactNode, useState } from 'react';
import type { AccountAnswer } from '../../../../contract/accounts/accounts.ts';
import { Modal } from '../../../../ui/dialog/dialog.tsx';
import { say, sayWith } from '../../../../words/say.ts';
import { OfficeMoment } from '../../../time/office-moment.tsx';

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
      title={say('One-time password')}
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
          {copied ? say('Copied') : say('Copy')}
        </button>
      }
    >
      <p>{told && instructionsFor(told.account)}</p>
      <p className="one-time-password">
        <code>{password}</code>
      </p>
    </Modal>
  );
}

function instructionsFor({ name, email, oneTimeUntil }: AccountAnswer['account']): ReactNode {
  return oneTimeUntil
    ? sayWith(
        'For {name} ({email}). It is shown now and never again: hand it over in person or by telephone. It works once, until {time}, and must be changed at that first sign-in.',
        { name, email, time: <OfficeMoment key="time" at={oneTimeUntil} /> },
      )
    : say(
        'For {name} ({email}). It is shown now and never again: hand it over in person or by telephone. It works once, and must be changed at that first sign-in.',
        { name, email },
      );
}
