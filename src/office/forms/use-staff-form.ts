/**
 * What every form of the staff is made of: fields checked by the contract's schema, an id from the
 * first touch, the way through the outbox, one alert with the contract's words, and the reset.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type StaffKind, type StaffPayload, staffSubmissions } from '../../contract/staff-submissions.ts';
import type { Entry } from '../../device/database.ts';
import { submitStaff } from '../../device/feed/index.ts';
import { keepUntilSignOut, recallKept } from '../../device/kept/index.ts';
import type { SubmitOutcome } from '../../device/outbox/index.ts';
import { newSubmissionId } from '../../device/submission-id.ts';
import { payloadResolver } from '../../forms/engine/payload-resolver.ts';
import { wordsOf } from '../../forms/engine/words.ts';
import { type Dialogs, useDialogs } from '../../ui/dialog.tsx';

export interface StaffFormOptions<Kind extends StaffKind, Values extends FieldValues> {
  kind: Kind;
  /** The form as it opens. */
  empty: Values;
  /** A parked entry that the person mends; it keeps its id. */
  edited: Entry | null;
  /** Fields hold text as typed; this gives it the shape that is sent and checked. */
  toPayload: (values: Values) => unknown;
  /** The way back, for an entry that is mended. */
  toValues: (payload: StaffPayload<Kind>) => Values;
  /** One alert for all that is wrong, in place of words at the fields; null when nothing is. */
  alertOf?: (values: Values) => string | null;
  /** Fields that stay as they are for the next entry, and for tomorrow's first. */
  remembered?: readonly (keyof Values & string)[];
  /** What an accepted entry is told with; the contract's success string unless said otherwise. */
  successOf?: (message: string) => string;
  /** Called when an entry is saved, on the server or here. */
  onSaved?: () => void;
}

export interface StaffForm<Values extends FieldValues> extends Pick<Dialogs, 'dialogs'> {
  form: UseFormReturn<Values>;
  /** Props of the field of that name: its registration, and its error in words. */
  field: (name: Path<Values>) => ReturnType<UseFormReturn<Values>['register']> & { error?: string };
  submit: () => Promise<void>;
  sending: boolean;
  /** Said beside the button after an entry was taken. */
  note: string;
}

export function useStaffForm<Kind extends StaffKind, Values extends FieldValues>(
  options: StaffFormOptions<Kind, Values>,
): StaffForm<Values> {
  const { kind, empty, edited, toPayload, toValues, alertOf, remembered = [], successOf, onSaved } = options;
  const { alert, dialogs } = useDialogs();
  const [sending, setSending] = useState(false);
  const [note, setNote] = useState('');
  const id = useRef<string | null>(edited?.id ?? null);
  const touched = useRef(false);
  const schema = staffSubmissions[kind].versions[0] as unknown as z.ZodMiniType<FieldValues, FieldValues>;
  const form = useForm<Values>({
    defaultValues: (edited ? toValues(edited.payload as StaffPayload<Kind>) : empty) as DefaultValues<Values>,
    resolver: payloadResolver(schema, toPayload) as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, getValues, handleSubmit, reset, setError, setFocus, formState } = form;
  const { errors } = formState;

  const isNew = edited === null;
  const memory = `form-${kind}`;
  useEffect(() => {
    if (!isNew || remembered.length === 0) return;
    let here = true;
    void recallKept(memory).then(
      (kept) => {
        if (here && kept && !touched.current) reset({ ...empty, ...(kept as Partial<Values>) });
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);

  const touch = useCallback(() => {
    touched.current = true;
    id.current ??= newSubmissionId();
    setNote('');
  }, []);

  async function settle(outcome: SubmitOutcome): Promise<void> {
    const fields = Object.entries(('problem' in outcome && outcome.problem.fields) || {});
    for (const [name, message] of fields) setError(name as Path<Values>, { type: 'server', message });
    if (outcome.type === 'accepted' || outcome.type === 'saved') {
      const values = getValues();
      const kept = Object.fromEntries(remembered.map((name) => [name, values[name]]));
      if (remembered.length > 0) await keepUntilSignOut(memory, kept).catch(() => undefined);
      id.current = null;
      touched.current = false;
      reset({ ...empty, ...kept });
      setNote(outcome.type === 'saved' ? 'Saved on this device, not sent yet.' : 'Sent.');
    }
    await alert(wordsOf(staffSubmissions[kind].strings, outcome, successOf));
    if (fields[0]) setFocus(fields[0][0] as Path<Values>);
    if (outcome.type === 'accepted' || outcome.type === 'saved') onSaved?.();
  }

  return {
    form,
    dialogs,
    sending,
    note,
    field(name) {
      const message = errors[name]?.message;
      return {
        ...register(name, { onChange: touch }),
        ...(typeof message === 'string' && { error: message }),
      };
    },
    async submit() {
      if (sending) return;
      const wrong = alertOf?.(getValues());
      if (wrong) {
        await alert(wrong);
        return;
      }
      let payload: unknown = null;
      await handleSubmit((checked) => {
        payload = checked;
      })();
      if (payload === null) return;
      setSending(true);
      id.current ??= newSubmissionId();
      const outcome = await submitStaff(kind, payload, id.current);
      setSending(false);
      await settle(outcome);
    },
  };
}
