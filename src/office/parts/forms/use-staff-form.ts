/**
 * A staff form: the form engine with drafts per account, one alert with the contract's text, and the reset.
 */
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  currentStaffSchema,
  type StaffKind,
  type StaffPayload,
  staffSubmissions,
} from '../../../contract/staff-submissions.ts';
import { submitStaff } from '../../../device/feed/index.ts';
import { keepUntilSignOut, recallKept } from '../../../device/kept/index.ts';
import { currentSession } from '../../../device/session/page.ts';
import { isStored } from '../../../forms/engine/result.ts';
import { type Engine, type FormOptions, useEngine } from '../../../forms/engine/use-engine.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { type Dialogs, useDialogs } from '../../../ui/dialog.tsx';

export interface StaffFormOptions<Kind extends StaffKind, Values extends FieldValues>
  extends FormOptions<Kind, Values, StaffPayload<Kind>> {
  /** One alert for everything that is wrong, in place of messages at the fields; null when nothing is. */
  alertOf?: (values: Values) => string | null;
  /** Fields that stay as they are for the next entry, and for tomorrow's first. */
  remembered?: readonly (keyof Values & string)[];
  /** The message for an accepted entry; by default the contract's success string. */
  successOf?: (message: string) => string;
  /** Called when an entry is saved, on the server or here. */
  onSaved?: () => void;
}

export interface StaffForm<Values extends FieldValues>
  extends Pick<Dialogs, 'dialogs'>,
    Pick<Engine<Values, unknown>, 'field' | 'sending' | 'draft'> {
  /** What is wrong in the fields. */
  errors: object;
  /** Checks, submits, and reports the outcome; a second press in the meantime does nothing. */
  checkAndSubmit: () => Promise<void>;
  /** Said beside the button after an entry was accepted or saved. */
  note: string;
}

export function useStaffForm<Kind extends StaffKind, Values extends FieldValues>(
  options: StaffFormOptions<Kind, Values>,
): StaffForm<Values> {
  const { kind, alertOf, remembered = [], successOf, onSaved } = options;
  const { alert, dialogs } = useDialogs();
  const [note, setNote] = useState('');
  const busy = useRef(false);
  // The account when the form was opened: what was typed is kept for no other, and sent under no other.
  const [author] = useState(() => currentSession().session?.account.id ?? null);
  const memory = `form-${kind}`;
  const { form, field, check, submit, sending, isAllSent, draft, reset } = useEngine(options, {
    schema: currentStaffSchema(kind),
    submit: ({ id, payload, held }) => submitStaff(kind, payload, id, author, held),
    author,
    recall: async () => (remembered.length > 0 ? ((await recallKept(memory)) as Partial<Values>) : null),
    onTouch: () => setNote(''),
  });

  /** Fields that the next entry shares. */
  function sharedValues(): Partial<Values> {
    const values = form.getValues();
    return Object.fromEntries(remembered.map((name) => [name, values[name]])) as Partial<Values>;
  }

  async function submitChecked(): Promise<void> {
    const payload = await check();
    if (payload === null) return;
    const outcome = await submit(payload);
    if (isStored(outcome)) {
      const shared = sharedValues();
      if (remembered.length > 0) await keepUntilSignOut(memory, shared).catch(() => undefined);
      // What was typed in the meantime belongs to the next entry.
      if (isAllSent()) reset(shared);
      setNote(outcome.type === 'saved' ? 'Saved on this device, not sent yet.' : 'Sent.');
    }
    await alert(wordsOf(staffSubmissions[kind].strings, outcome, successOf));
    if (isStored(outcome)) onSaved?.();
  }

  return {
    field,
    errors: form.formState.errors,
    sending,
    draft,
    note,
    dialogs,
    async checkAndSubmit() {
      if (busy.current) return;
      const wrong = alertOf?.(form.getValues());
      if (wrong) {
        await alert(wrong);
        return;
      }
      busy.current = true;
      await submitChecked().finally(() => {
        busy.current = false;
      });
    },
  };
}
