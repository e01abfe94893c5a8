/**
 * What the file of a plain kind says: one row of one table for each record. Writer, reader, list, change,
 * retention, erasure and search for a customer come of it (`../plain-store.ts`), and the row's type.
 */
import type { Held, Listed } from '../../../src/contract/listed.ts';
import type { migrations } from '../migrations/list.ts';

export interface PlainKind<Payload, Fields, Migration = keyof typeof migrations> {
  /** The migration that made its table. */
  since: Migration;
  table: string;
  /** The column of each field of its payload. */
  columns: { readonly [Field in keyof Payload]-?: string };
  listed: Listed<Payload, Fields>;
  /** Fields with the days that it is about: until the last of them is over it is not too old to be kept. */
  about: readonly (keyof Payload)[];
  /** Fields that say who it is about: by name, and by e-mail address or phone number. Other texts may mention somebody. */
  names: readonly (keyof Payload)[];
  contacts: readonly (keyof Payload)[];
}

/** The row of a table with these columns. */
export type RowOf<Columns, Payload> = { id: string } & {
  -readonly [Field in keyof Columns & keyof Payload as Columns[Field] & string]: Held<Payload[Field]>;
};
