/** Signing out with something unsent (docs/contract.md#sensitive-data): how many, and Stay, Save to a file, or Discard. */
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayCount } from '../../../words/say.ts';
import { firstFocusRef } from './first-focus.ts';
import type { SaveUnsentOutcome } from './save-unsent.ts';

interface SignOutDialogProps {
  count: number;
  /** Saves it to a file. */
  save: () => Promise<SaveUnsentOutcome>;
  onStay: () => void;
  onLeave: () => Promise<void>;
}

export function SignOutDialog({ count, save, onStay, onLeave }: SignOutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  /** Typed before anything is thrown away. */
  const word = say('DISCARD');
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [saved, setSaved] = useState<SaveUnsentOutcome | null>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  async function press(): Promise<void> {
    setSaving(true);
    setSaved(await save());
    setSaving(false);
  }

  return (
    <dialog ref={dialog} className="dialog" role="alertdialog" aria-labelledby={id} onClose={onStay}>
      <h2 id={id} className="label strong">
        {sayCount(count, '1 entry is not sent', '{count} entries are not sent')}
      </h2>
      <p>
        {say(
          'Signing out removes everything of your work from this device, and signing in again needs a signal. Stay signed in until there is a signal, or save what is not sent to a file and hand it over to a colleague, whose phone sends it.',
        )}
      </p>
      <p role="status">{saved?.note}</p>
      {asked && (
        <form
          className="sign-in-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed === word) void onLeave();
          }}
        >
          <Field
            label={sayCount(
              count,
              'Type {word} to throw it away and sign out',
              'Type {word} to throw them away and sign out',
              { word },
            )}
            value={typed}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <button type="submit" className="button danger" disabled={typed !== word}>
            {say('Throw away and sign out')}
          </button>
        </form>
      )}
      <div className="buttons">
        {!asked && (
          <button type="button" className="button danger" onClick={() => setAsked(true)}>
            {say('Discard')}
          </button>
        )}
        {saved?.ok ? (
          <button type="button" className="button" onClick={() => void onLeave()}>
            {say('Sign out')}
          </button>
        ) : (
          <button type="button" className="button" disabled={saving} onClick={press}>
            {saving ? say('Sealing …') : say('Save to a file')}
          </button>
        )}
        <button
          type="button"
          className="button primary"
          ref={firstFocusRef}
          onClick={() => dialog.current?.close()}
        >
          {say('Stay')}
        </button>
      </div>
    </dialog>
  );
}
