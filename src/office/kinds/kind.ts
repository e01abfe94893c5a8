/**
 * Types for the office's description of a record kind: how each listed field is shown, sorted, filtered and
 * written to files, and which form control fills it in. Columns and forms are made from it
 * (`../records/list/kind-columns.tsx`, `../records/entry/staff-entry-form.tsx`). It holds data only.
 */

import type { RecordBase } from '../../contract/protocol/record-base.ts';
import type { ResourceList } from '../../kinds/resource/schema.ts';
import type { Column } from '../table/engine/columns.ts';
import type { ViewState } from '../table/view/state/views.ts';

/** A record with these fields, limited to what a column may read. */
type Shown<Fields> = Fields & Pick<RecordBase, 'id' | 'reference' | 'capturedAt'>;

/** Column kinds that suit the type of a value: a text cannot be an amount, and a number cannot be a date. */
type ColumnKindOf<Value> = [NonNullable<Value>] extends [number]
  ? 'number' | 'money'
  : 'text' | 'date' | 'moment' | 'choice';

/** A column that shows one field. Its id is the name of that field unless `id` is set. */
export interface FieldColumn<Fields, Value>
  extends Omit<Column<never>, 'id' | 'kind' | 'value' | 'file' | 'cell' | 'currency'> {
  /** Saved views refer to it, so it must never change. */
  id?: string;
  kind: ColumnKindOf<Value>;
  /** Set where staff may edit the field in its cell: with a select if it has choices, otherwise as text. */
  change?: {
    /**
     * Accessible name of the control, which says what it belongs to: "Delivery status of a mask for Juma".
     */
    of: (record: Shown<Fields>) => string;
    /** Name of the field in that label and in conflicts; the column's header by default. */
    as?: string;
  };
}

/** A column whose value is computed from the record. */
export type ComputedColumn<Fields> = Omit<Column<Shown<Fields>>, 'cell'>;

/**
 * One column for the field, or columns that are computed from it. A field that holds a list can only have the
 * latter.
 */
type ColumnsOf<Fields, Value> =
  | readonly ComputedColumn<Fields>[]
  | (NonNullable<Value> extends string | number ? FieldColumn<Fields, Value> : never);

export interface KindView<Fields> {
  /** Columns of every listed field, in the order of the table. */
  columns: { readonly [Name in keyof Fields]-?: ColumnsOf<Fields, Fields[Name]> };
  /** Computed columns that follow those of the fields. */
  further?: readonly ComputedColumn<Fields>[];
  /** Field of a request whose columns the agreed price follows. Before it are dates, people and budget. */
  priceAfter?: keyof Fields & string;
  /** The field that says who or what a record is about. */
  subject: keyof Fields & string;
  /** The field that says it where the subject is empty. */
  fallbackSubject?: keyof Fields & string;
  /** Message for an empty table. */
  emptyText: string;
  /** Message when the records could not be read; the table's own by default. */
  failedText?: string;
  /** Initial view of the table; the newest records first by default. */
  start?: Partial<ViewState>;
}

/** A choice whose value is sent and whose label is read. */
export interface Choice {
  value: string;
  label: string;
}

interface Control {
  label: string;
  /** Initial value when the form opens; empty by default. */
  first?: string | (() => string);
  hint?: string;
  required?: boolean;
  /** Values that are often typed; any other value is allowed. */
  suggestions?: readonly string[];
  /** Lists of logistics whose names are suggested, with what was typed before. */
  lists?: readonly ResourceList[];
  /** A select of these; otherwise it is typed. */
  choices?: readonly (string | Choice)[];
  multiline?: boolean;
  /** Text unless said otherwise. */
  type?: 'date' | 'email' | 'tel';
  /** An e-mail address or a phone number; anything else is asked about, and taken. */
  contact?: boolean;
  min?: number;
  max?: number;
  /** Numbers with decimals. */
  decimals?: boolean;
  autoCapitalize?: 'words';
  /** Over the form's whole width. */
  wide?: boolean;
  /** Set elsewhere: it is in no form and no import, and stays as it is. */
  hidden?: boolean;
  /** Stays as it is for the next entry, and for tomorrow's first. */
  remembered?: boolean;
}

/** Control by which a field of the payload is filled in. Numbers say so, and so does what may be left out. */
export type FormField<Value> = Control &
  (NonNullable<Value> extends number ? { number: true } : { number?: never }) &
  (undefined extends Value ? { optional: true } : { optional?: boolean });

/** Texts typed into the form, by the payload's field names. */
export type TypedTexts<Payload> = { [Field in keyof Payload]-?: string };

/** The form in which a guest's request is corrected; its heading and button are those of every correction. */
export interface CorrectionForm<Payload> {
  /** In the order of the form. */
  fields: { readonly [Field in keyof Payload]-?: FormField<Payload[Field]> };
}

/** The form of entries whose fields are texts and numbers. */
export interface EntryForm<Payload> extends CorrectionForm<Payload> {
  title: string;
  /** Label of its button. */
  action: string;
  /** One alert for all that is wrong, in place of words at the fields; null when nothing is. */
  alertOf?: (values: TypedTexts<Payload>) => string | null;
  /** It is filled in one after the other: the focus goes back to the first field, and no alert is in the way. */
  isSeries?: boolean;
  /** Entries of it are never corrected. */
  isFixed?: boolean;
  /** The message for an accepted entry; by default the contract's success string. */
  successOf?: (message: string) => string;
}
