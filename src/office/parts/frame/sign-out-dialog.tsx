/** Signing out with something unsent (docs/contract.md#sensitive-data): how many, and Stay, Save to a file, or Discard. */
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import type { Saved } from './save-unsent.ts';

/** Typed before anything is thrown away. */
const WORD = 'DISCARD';

interface SignOutDialogProps {
  count: number;
  /** Saves it to a file. */
  save: () => Promise<Saved>;
  onStay: () => void;
  onLeave: () => Promise<void>;
}

export function SignOutDialog({ count, save, onStay, onLeave }: SignOutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  async function press(): Promise<void> {
    setSaving(true);
    setSaved(await save());
    setSaving(false);
  }

  const many = count === 1 ? '1 entry is' : `${count} entries are`;
  return (
    <dialog ref={dialog} className="dialog" role="alertdialog" aria-labelledby={id} onClose={onStay}>
      <h2 id={id} className="label strong">
        {many} not sent
      </h2>
      <p>
        Signing out removes everything of your work from this device. Stay signed in until there is a signal,
        or save what is not sent to a file, which can be sent from any device after you have signed in there.
      </p>
      <p role="status">{saved?.note}</p>
      {asked && (
        <form
          className="sign-in-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed === WORD) void onLeave();
          }}
        >
          <Field
            label={`Type ${WORD} to throw ${count === 1 ? 'it' : 'them'} away and sign out`}
            value={typed}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <button type="submit" className="button danger" disabled={typed !== WORD}>
            Throw away and sign out
          </button>
        </form>
      )}
      <div className="buttons">
        {!asked && (
          <button type="button" className="button danger" onClick={() => setAsked(true)}>
            Discard
          </button>
        )}
        {saved?.ok ? (
          <button type="button" className="button" onClick={() => void onLeave()}>
            Sign out
          </button>
        ) : (
          <button type="button" className="button" disabled={saving} onClick={press}>
            {saving ? 'Sealing …' : 'Save to a file'}
          </button>
        )}
        {/* biome-ignore lint/a11y/noAutofocus: the answer is what the dialog was opened for */}
        <button type="button" className="button primary" autoFocus onClick={() => dialog.current?.close()}>
          Stay
        </button>
      </div>
    </dialog>
  );
}
