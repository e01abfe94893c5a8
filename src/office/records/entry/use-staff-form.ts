/**
 * A staff form: the form engine with drafts per account, one alert with the contract's text, and the reset.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { cacheUntilSignOut, readCachedValue } from '../../../device/local-cache/index.ts';
import { currentSession } from '../../../device/office/session/page.ts';
import { staffActions } from '../../../device/records/index.ts';
import { parseReusedValues } from '../../../forms/engine/draft/reused-values.ts';
import type { FormEngine, FormOptions } from '../../../forms/engine/engine-types.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import { isStored } from '../../../forms/engine/outcome/outcome-messages.ts';
import { logFailure } from '../../../forms/engine/submit/log-failure.ts';
import { useFormEngine } from '../../../forms/engine/use-engine.ts';
import type { CreatingKind } from '../../../kinds/entry-kinds.ts';
import { isStaffCreatingKind } from '../../../kinds/staff-entries.ts';
import type { EntryPayload } from '../../../kinds/staff-submissions.ts';
import type { SubmissionStrings } from '../../../kinds/submission.ts';
import { type Dialogs, useDialogs } from '../../../ui/dialog/dialog.tsx';
import { say } from '../../../words/say.ts';
import { showToast } from '../../features/undo/toasts.tsx';
import { fieldChanges, undoCorrection } from '../../features/undo/undo-correction.ts';
import { officeToday } from '../../time/office-today.ts';
import { onMinute } from '../../time/use-now.ts';
import { subjectOfPayload } from '../list/record-labels.ts';
import { type NoteTexts, useNote } from './note.tsx';
import { type ConsecutiveSubmits, useConsecutiveSubmits } from './use-consecutive-submits.ts';

/** Schema by which what a form sends is checked, and the texts for its outcomes. */
export interface StaffFormDefinition<Payload> {
  schema: z.ZodMiniType<Payload>;
  strings: SubmissionStrings;
}

export interface StaffFormOptions<Kind extends CreatingKind, Values extends FieldValues>
  extends FormOptions<Kind, Values, EntryPayload<Kind>> {
  definition: StaffFormDefinition<EntryPayload<Kind>>;
  /** One alert for everything that is wrong, in place of messages at the fields; null when nothing is. */
  alertOf?: (values: Values) => string | null;
  /** Fields that stay as they are for the next entry, and for tomorrow's first. */
  remembered?: readonly (keyof Values & string)[];
  /**
   * Fields that open with today's date, whose values are shared with the next entry on the same day only; and
   * the empty form as of now.
   */
  datedDefaults?: { fields: readonly (keyof Values & string)[]; empty: () => Values };
  /** The message for an accepted entry; by default the contract's success string. */
  successOf?: (message: string) => string;
  /**
   * Called when an entry is saved, on the server or here. @param words the message that the person has seen
   * or will see
   */
  onSaved?: (words: string) => void;
  /** Called as soon as an entry is stored, before its outcome is said; not in a series. @param id its id */
  onStored?: (id: string) => void;
  /** The first field of a form that is filled in one after the other, see `use-consecutive-submits.ts`. */
  seriesFrom?: Path<Values>;
  /**
   * Message from the previous form, shown as the first note. In a series it is the status line while the next
   * entry is typed.
   */
  said?: string;
  /** Asks in the form before an entry is submitted; null when there is nothing to ask. */
  questionOf?: (payload: EntryPayload<Kind>) => string | null;
}

export interface StaffForm<Values extends FieldValues>
  extends Pick<Dialogs, 'dialogs'>,
    Pick<FormEngine<Values, unknown>, 'field' | 'form' | 'sending' | 'draft'> {
  /** Problems by field. */
  errors: object;
  /** Checks, submits, and reports the outcome; a second press in the meantime does nothing. */
  checkAndSubmit: () => Promise<void>;
  /** The message beside the button after an entry was accepted or saved. */
  note: NoteTexts;
  /** The payload of values, as it would be submitted. */
  payloadOf: (values: Values) => unknown;
  /** Question before the entry is submitted, and its two answers; null for none. */
  question: { words: string; yes: () => void; no: () => void } | null;
}

export function useStaffForm<Kind extends CreatingKind, Values extends FieldValues>(
  options: StaffFormOptions<Kind, Values>,
): StaffForm<Values> {
  const {
    kind,
    definition: { schema, strings },
    alertOf,
    remembered = [],
    datedDefaults,
    successOf,
    onSaved,
    onStored,
    seriesFrom,
    questionOf,
    edited,
    said = '',
  } = options;
  const { alert, dialogs } = useDialogs();
  const note = useNote(said);
  const setNote = note.say;
  const [asked, setAsked] = useState<string | null>(null);
  const busy = useRef(false);
  const lastShared = useRef('');
  // The account that opened the form. What was typed is kept and sent for this account only.
  const [author] = useState(() => currentSession().session?.account.id ?? null);
  const memory = `form-${kind}`;
  const engine = useFormEngine(options, {
    schema,
    submit: ({ id, payload, atOffice }) => staffActions().submitStaff(kind, payload, id, author, atOffice),
    author,
    recall: async () =>
      remembered.length > 0 ? parseReusedValues<Values>(await readCachedValue(memory)) : null,
    ...(datedDefaults && { datedDefaults: { ...datedDefaults, today: officeToday } }),
    onTouch: () => {
      series.touch();
      setNote('');
      setAsked(null);
    },
  });
  const { form, field, check, submit, sending, isAllSent, draft, reset } = engine;
  const turnDay = useEffectEvent(() => engine.turnDay());
  useEffect(() => onMinute(turnDay), []);
  const isSeries = seriesFrom !== undefined && edited === null;
  useEffect(() => {
    if (isSeries && said) form.setFocus(seriesFrom);
  }, [isSeries, said, form, seriesFrom]);

  /** Fields that the next entry shares. */
  function sharedValues(): Partial<Values> {
    const values = form.getValues();
    return engine.sharedBy(
      Object.fromEntries(remembered.map((name) => [name, values[name]])) as Partial<Values>,
    );
  }

  /**
   * Stores the shared fields for the next visit. Called after the entry is stored, so that the disk has the
   * entry first, and writes only if they have changed.
   */
  function keepShared(): void {
    const shared = { day: officeToday(), values: sharedValues() };
    const text = JSON.stringify(shared);
    if (text === lastShared.current) return;
    lastShared.current = text;
    cacheUntilSignOut(memory, shared).catch(() => {
      lastShared.current = '';
    });
  }

  /** Says at the foot of the screen that a correction is saved, and offers to undo it for as long as that is shown. */
  function sayCorrected(payload: unknown): void {
    const { edited } = options;
    if (!edited?.payload || !isStaffCreatingKind(kind)) return;
    const changes = fieldChanges(edited.payload, payload);
    const name = subjectOfPayload(kind, payload) || edited.reference;
    showToast({
      words: say('Correction saved: {name}', { name }),
      ...(changes.length > 0 && { undo: () => undoCorrection(kind, edited.id, changes) }),
    });
  }

  const series: ConsecutiveSubmits = useConsecutiveSubmits({
    kind,
    strings,
    author,
    engine,
    first: seriesFrom ?? ('' as Path<Values>),
    sharedValues,
    setNote,
  });

  /** @param isSure true when the person has already answered the question */
  async function submitChecked(isSure: boolean): Promise<void> {
    if (isSeries && series.isPressed()) return;
    const payload = await check();
    if (payload === null) return;
    const question = isSure ? null : (questionOf?.(payload) ?? null);
    setAsked(question);
    if (question !== null) return;
    if (isSeries) {
      // Not awaited: the next entry is typed while this one is being sent.
      void series.submit(payload);
      keepShared();
      return;
    }
    const id = engine.submissionId();
    const outcome = await submit(payload);
    if (isStored(outcome)) {
      onStored?.(id);
      const shared = sharedValues();
      const kept = { day: officeToday(), values: shared };
      if (remembered.length > 0) await cacheUntilSignOut(memory, kept).catch(() => undefined);
      // Text that was typed in the meantime belongs to the next entry.
      if (isAllSent()) reset(shared);
      setNote(outcome.type === 'saved' ? say('Saved on this device, not sent yet.') : say('Sent.'));
    }
    logFailure(strings, outcome);
    const words = alertText(strings, outcome, successOf);
    // In a form for series, the result of a correction is shown beside the form, like that of any other
    // entry.
    if (seriesFrom === undefined) await alert(words);
    else setNote(words);
    if (!isStored(outcome)) return;
    sayCorrected(payload);
    onSaved?.(words);
  }

  async function press(isSure: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    await submitChecked(isSure).finally(() => {
      busy.current = false;
    });
  }

  return {
    field,
    form,
    payloadOf: options.toPayload,
    errors: form.formState.errors,
    sending,
    draft,
    note,
    dialogs,
    question:
      asked === null
        ? null
        : {
            words: asked,
            yes: () => void press(true),
            no: () => {
              setAsked(null);
              if (!isSeries) return;
              draft.drop(engine.submissionId());
              reset(sharedValues());
              form.setFocus(seriesFrom);
            },
          },
    async checkAndSubmit() {
      if (busy.current) return;
      const wrong = alertOf?.(form.getValues());
      if (wrong) {
        await alert(wrong);
        return;
      }
      await press(false);
    },
  };
}
