/**
 * What the file of a kind says of it in the office: how each listed field is shown, sorted, filtered and
 * written to files, and by which control each field of its form is filled in. Columns and forms come of it
 * (`../parts/records/kind-columns.tsx`, `../parts/forms/entry-form.tsx`). Data alone.
 */

import type { ResourceList } from '../../contract/kinds/resource.ts';
import type { RecordBase } from '../../contract/protocol/record-base.ts';
import type { Column } from '../table/engine/columns.ts';
import type { ViewState } from '../table/view/views.ts';

/** A record with these fields, as far as a column may look at it. */
type Shown<Fields> = Fields & Pick<RecordBase, 'id' | 'reference' | 'capturedAt'>;

/** Texts are no amounts, and numbers no dates. */
type ColumnKindOf<Value> = [NonNullable<Value>] extends [number]
  ? 'number' | 'money'
  : 'text' | 'date' | 'moment' | 'choice';

/** A column that shows one field. It is filled from that field, and has its name unless it says another. */
export interface FieldColumn<Fields, Value>
  extends Omit<Column<never>, 'id' | 'kind' | 'value' | 'file' | 'cell' | 'currency'> {
  /** Saved views name it: it stays as it is for ever. */
  id?: string;
  kind: ColumnKindOf<Value>;
  /** Staff may change it in its cell: by a select where it has choices, else as text. */
  change?: {
    /** What screen readers hear that it belongs to: "Delivery status of a mask for Juma". */
    of: (record: Shown<Fields>) => string;
    /** What the field is called there and in conflicts; the column's header unless said otherwise. */
    as?: string;
  };
}

/** A column that is worked out. */
export type WorkedColumn<Fields> = Omit<Column<Shown<Fields>>, 'cell'>;

/** One column; or those that are worked out of it, which is all that a list of things can have. */
type ColumnsOf<Fields, Value> =
  | readonly WorkedColumn<Fields>[]
  | (NonNullable<Value> extends string | number ? FieldColumn<Fields, Value> : never);

export interface KindView<Fields> {
  /** Of every listed field, in the order of the table. */
  columns: { readonly [Name in keyof Fields]-?: ColumnsOf<Fields, Fields[Name]> };
  /** Columns after those. */
  further?: readonly WorkedColumn<Fields>[];
  /** The field that says who or what a record is about. */
  subject: keyof Fields & string;
  /** Said when there are none. */
  emptyText: string;
  /** Said when they could not be read, in place of the table's own words. */
  failedText?: string;
  /** What the table shows at first; the newest first unless said otherwise. */
  start?: Partial<ViewState>;
}

/** A choice whose value is sent and whose label is read. */
export interface Choice {
  value: string;
  label: string;
}

interface Control {
  label: string;
  /** What it holds when the form opens; nothing unless said otherwise. */
  first?: string | (() => string);
  hint?: string;
  required?: boolean;
  /** What is often typed; anything else may be. */
  suggestions?: readonly string[];
  /** Lists of logistics whose names are suggested, with what was typed before. */
  lists?: readonly ResourceList[];
  /** A select of these; otherwise it is typed. */
  choices?: readonly (string | Choice)[];
  multiline?: boolean;
  /** Text unless said otherwise. */
  type?: 'date' | 'email' | 'tel';
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

/** How a field of the payload is filled in. Numbers say so, and so does what may be left out. */
export type FormField<Value> = Control &
  (NonNullable<Value> extends number ? { number: true } : { number?: never }) &
  (undefined extends Value ? { optional: true } : { optional?: boolean });

/** What is typed: texts, by the names of the payload. */
export type Typed<Payload> = { [Field in keyof Payload]-?: string };

/** The form of entries whose fields are texts and numbers. */
export interface EntryForm<Payload> {
  title: string;
  /** Label of its button. */
  action: string;
  /** In the order of the form. */
  fields: { readonly [Field in keyof Payload]-?: FormField<Payload[Field]> };
  /** One alert for all that is wrong, in place of words at the fields; null when nothing is. */
  alertOf?: (values: Typed<Payload>) => string | null;
  /** It is filled in one after the other: the focus goes back to the first field, and no alert is in the way. */
  isSeries?: boolean;
  /** Entries of it are never corrected. */
  isFixed?: boolean;
  /** The message for an accepted entry; by default the contract's success string. */
  successOf?: (message: string) => string;
}
