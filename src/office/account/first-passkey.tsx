/** The passkey that an account must have, then its recovery codes, then on to work. */
import { useState } from 'react';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './account.css';
import { say } from '../../words/say.ts';

export default function FirstPasskey({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes === null) return <AddPasskeyForm onAdded={({ recoveryCodes = [] }) => setCodes(recoveryCodes)} />;
  return (
    <>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <button type="button" className="button primary" onClick={onDone}>
        {say('Go on')}
      </button>
    </>
  );
}
