/** Asks for the password or a passkey before what is worst in strangers' hands; then what was pressed goes on. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { calls } from '../../contract/protocol/calls.ts';
import { callOffice, useSession } from '../../device/office/session/page.ts';
import { Field } from '../../ui/field.tsx';
import { say, sayKnown } from '../../words/say.ts';

export default function ProofDialog({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { session } = useSession();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  async function prove(ask: () => Promise<{ ok: boolean; problem?: { message: string } }>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const answer = await ask();
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem?.message ?? '');
      return;
    }
    onAnswer(true);
    // Restores the focus to what was pressed.
    dialog.current?.close();
  }

  function press(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    void prove(() => callOffice('POST', calls.proof, { password }));
  }

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={() => onAnswer(false)}>
      <h2 id={id} className="label strong">
        {say('Is it still you?')}
      </h2>
      <p>{say('You signed in a while ago. Give your password once more, and what you pressed goes on.')}</p>
      <form className="sign-in-form" onSubmit={press} aria-label={say('Is it still you?')}>
        <Field
          label={say('Your password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
        <p className="problem" role="alert">
          {sayKnown(problem)}
        </p>
        <div className="buttons">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say('Cancel')}
          </button>
          {(session?.passkeys ?? 0) > 0 && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() =>
                void prove(async () =>
                  (await import('../../device/office/passkeys/page.ts')).proveWithPasskey(),
                )
              }
            >
              {say('Use passkey')}
            </button>
          )}
          <button type="submit" className="button primary" disabled={busy}>
            {say('Go on')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
