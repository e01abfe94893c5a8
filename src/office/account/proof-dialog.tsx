/** Asks for the password or a passkey before what is worst in strangers' hands; then what was pressed goes on. */
import { useEffect, useId, useRef } from 'react';
import * as z from 'zod/mini';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import { callOffice, useSession } from '../../device/office/session/page.ts';
import { useDraftlessForm } from '../../forms/engine/use-draftless-form.ts';
import { Field } from '../../ui/field/field.tsx';
import { say } from '../../words/say.ts';

/** The password is sent as it was typed: the office alone says what is wrong with it. */
const schema = z.object({ password: z.string() });

export default function ProofDialog({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { session } = useSession();
  const { press, sendOtherwise, problem, sending, field } = useDraftlessForm({
    values: { password: '' },
    schema,
    send: async (password) => tell(await callOffice('POST', endpoints.proof, password)),
  });
  useEffect(() => dialog.current?.showModal(), []);

  function tell(answer: { ok: boolean; problem?: { message: string } }) {
    // The message alone: it stands below the field, not at it.
    if (!answer.ok) return { message: answer.problem?.message ?? '' };
    onAnswer(true);
    // Restores the focus to what was pressed.
    dialog.current?.close();
    return null;
  }

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={() => onAnswer(false)}>
      <h2 id={id} className="label strong">
        {say('Is it still you?')}
      </h2>
      <p>{say('You signed in a while ago. Enter your password again to finish what you started.')}</p>
      <form className="sign-in-form" onSubmit={press} aria-label={say('Is it still you?')}>
        <Field
          label={say('Your password')}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          {...field('password')}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="buttons">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say('Cancel')}
          </button>
          {(session?.passkeys ?? 0) > 0 && (
            <button
              type="button"
              className="button"
              disabled={sending}
              onClick={() =>
                void sendOtherwise(async () =>
                  tell(await (await import('../../device/office/passkeys/page.ts')).proveWithPasskey()),
                )
              }
            >
              {say('Use passkey')}
            </button>
          )}
          <button type="submit" className="button primary" disabled={sending}>
            {say('Go on')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
