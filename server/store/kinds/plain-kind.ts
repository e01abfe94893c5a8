/**
 * The description of a plain kind, which has one row of one table for each record. Writer, reader, list,
 * change, retention, erasure, customer search and the row's type all derive from it (`../plain-store.ts`).
 */
import type { ListedFieldMap, StoredValue } from '../../../src/contract/protocol/listed-fields.ts';
import type { migrations } from '../migrations/list.ts';

export interface PlainKind<Payload, Fields, Migration = keyof typeof migrations> {
  /** The migration that made its table. */
  since: Migration;
  table: string;
  /** The column of each field of its payload. */
  columns: { readonly [Field in keyof Payload]-?: string };
  listed: ListedFieldMap<Payload, Fields>;
  /** Fields with the days that the record is about. It does not expire before the last of them is over. */
  about: readonly (keyof Payload)[];
  /** The field with the id of a record: one of these is not removed by retention before that record is. */
  belongsTo?: keyof Payload;
  /**
   * Fields that identify the person: names, and e-mail addresses or phone numbers. Other texts may mention
   * somebody else.
   */
  names: readonly (keyof Payload)[];
  contacts: readonly (keyof Payload)[];
}

/** The row of a table with these columns. */
export type RowOf<Columns, Payload> = { id: string } & {
  -readonly [Field in keyof Columns & keyof Payload as Columns[Field] & string]: StoredValue<Payload[Field]>;
};
