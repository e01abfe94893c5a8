/** Options that a form gives to the engine, and the engine as forms use it. */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Problem } from '../../contract/protocol/answers.ts';
import type { EditedRequest, Submit, SubmitOutcome } from '../../device/outbox/index.ts';
import type { EntryKind } from '../../kinds/entry-kinds.ts';
import type { ReusedValues, TodayDefaults } from './draft/reused-values.ts';
import type { DraftKeeper } from './draft/use-draft.ts';

/** Options that each form defines. */
export interface FormOptions<Kind extends EntryKind, Values extends FieldValues, Payload> {
  kind: Kind;
  /** The form's initial values. */
  empty: Values;
  /** The request that the person edits or corrects, if any. */
  edited: EditedRequest | null;
  /** Converts the fields, which hold text as typed, to the payload that is checked and sent. */
  toPayload: (values: Values) => unknown;
  /** Converts a payload back to fields, for a request that is edited. */
  toValues: (payload: Payload) => Values;
  /** Fields of the payload that have another name in the form. */
  aliases?: Readonly<Record<string, string>>;
  /** The values that may be stored readably on the device; all of them by default. */
  withoutSecrets?: (values: Values) => Values;
  /** Name of a second form for the same kind, which has its own drafts. */
  draftPart?: string;
}

/** Options that public forms and staff forms set differently. */
export interface EngineOptions<Values, Payload> {
  schema: z.ZodMiniType<Payload>;
  /** Saves durably, then sends. */
  submit: Submit;
  /** Account that drafts are bound to; null stores no drafts. If absent, drafts are a visitor's. */
  author?: string | null;
  /** Initial values in place of the empty ones; null for none. */
  recall?: () => Promise<ReusedValues<Values> | null>;
  /** Dated fields and a function that returns the empty form, for a form that stays open over midnight. */
  datedDefaults?: TodayDefaults<Values> & { empty: () => Values };
  /** Called at every change by the person. */
  onTouch?: () => void;
  /**
   * Called when the form is found filled in, perhaps by the browser, which restores the fields of a page that somebody
   * comes back to. @returns true if that is no new input
   */
  onRestored?: (payload: Payload) => Promise<boolean>;
  /** Called before the focus goes to a wrong field. */
  onProblem?: () => void;
}

/** A form, as those that draw it use it. */
export interface FormEngine<Values extends FieldValues, Payload> {
  form: UseFormReturn<Values, unknown, Payload>;
  /** Props of the field with that name: its registration and its error message. */
  field: (name: Path<Values>) => ReturnType<UseFormReturn<Values>['register']> & { error?: string };
  /** Call this when something other than a field changed. @returns the submission's id */
  touch: () => string;
  /** Id of the next `submit`, for data that must be bound to it beforehand. */
  submissionId: () => string;
  /** Validates the fields. @returns the payload, or null with errors shown and the first one focused */
  check: () => Promise<Payload | null>;
  /** Saves, sends, and shows the server's messages at the fields. */
  submit: (payload: Payload) => Promise<SubmitOutcome>;
  sending: boolean;
  /** False while the form contains text typed after the last press that was stored or received. */
  isAllSent: () => boolean;
  draft: DraftKeeper;
  /**
   * Takes the content of the form for a submission that was made before.
   * @param isDone true if it is stored as it is: pressed again it is the same one, and what is typed begins another
   */
  resume: (id: string, isDone: boolean) => void;
  /** Restores an earlier submission into the form, with the server's messages at the fields. */
  putBack: (id: string, values: Values, problem: Problem | null) => void;
  /**
   * Clears the form; what is typed next is another submission.
   * @param recalled initial values from now on, in place of the empty ones
   */
  reset: (recalled?: Partial<Values>) => void;
  /** Returns the part of these values that the next entry shares. */
  sharedBy: (values: Partial<Values>) => Partial<Values>;
  /** Call this when the day may have changed: a form in which nothing was typed then gets the new day. */
  turnDay: () => void;
}
