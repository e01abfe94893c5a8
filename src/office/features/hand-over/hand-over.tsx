/** Hands unsent entries over to a colleague's phone, without signing out (docs/contract.md#handing-over). */
import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react';
import { useCarriedFiles } from '../../../device/outbox/page.ts';
import { useUnsentOfAccount } from '../../../device/records/index.ts';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { describeCarried } from '../../../words/carried-files.ts';
import './hand-over.css';
import { say, sayKnown } from '../../../words/say.ts';

/** Sealing key that the running site filled into the page; provided by the frame of the office. */
export const SealingKeyContext = createContext('');

/**
 * Component that takes over a colleague’s file or codes, the same as on the travellers' page; provided by the
 * staff's page.
 */
export const TakeOverContext = createContext<ComponentType | null>(null);

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'));

/**
 * Button "Hand over to a colleague", and the entries that are carried for others; shown wherever unsent entries are listed.
 */
export function HandOver() {
  const sealingKey = useContext(SealingKeyContext);
  const count = useUnsentOfAccount()?.count ?? 0;
  const carried = useCarriedFiles() ?? [];
  const [open, setOpen] = useState<'hand over' | 'take over' | null>(null);
  const TakeOverForm = useContext(TakeOverContext);
  const close = () => setOpen(null);
  return (
    <div className="hand-over">
      <div className="buttons">
        {count > 0 && (
          <button type="button" className="button" onClick={() => setOpen('hand over')}>
            {say('Hand over to a colleague')}
          </button>
        )}
        {TakeOverForm && (
          <button type="button" className="button quiet" onClick={() => setOpen('take over')}>
            {say('Send a saved file')}
          </button>
        )}
      </div>
      {carried
        .filter(({ state }) => state !== 'delivered')
        .map((one) => (
          <p key={one.file} className="label">
            {describeCarried(one)} <span>{one.problems.map(sayKnown).join(' ')}</span>
          </p>
        ))}
      {open === 'hand over' && (
        <Suspense fallback={null}>
          <HandOverDialog sealingKey={sealingKey} onClose={close} />
        </Suspense>
      )}
      {open === 'take over' && TakeOverForm && (
        <Modal open onClose={close} title={say('Send a saved file')}>
          <div className="take-over">
            <Suspense fallback={<p role="status">{say('One moment …')}</p>}>
              <TakeOverForm />
            </Suspense>
          </div>
        </Modal>
      )}
    </div>
  );
}
