/**
 * What the file of a plain kind says: one row of one table for each record. Writer, reader, list, change,
 * retention, erasure and search for a customer come of it (`../plain-store.ts`), and the row's type.
 */
import type { RecordFrame } from '../../../src/contract/records.ts';
import type { migrations } from '../migrations/list.ts';

/** What the database holds of a value: null in place of nothing. */
type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** A payload as its row gives it back. */
type StoredPayload<Payload> = { [Field in keyof Payload]-?: Stored<Payload[Field]> };

/** The fields of a payload that a listed value may be. */
type FieldsFor<Payload, Value> = {
  [Field in keyof Payload]-?: Stored<Payload[Field]> extends Value ? Field : never;
}[keyof Payload];

export interface PlainKind<Payload, Listed, Migration = keyof typeof migrations> {
  /** The migration that made its table. */
  since: Migration;
  table: string;
  /** The column of each field of its payload. */
  columns: { readonly [Field in keyof Payload]-?: string };
  /** What each listed field shows: a field of the payload, or what is worked out of it. In the order of the list. */
  listed: {
    readonly [Name in keyof Listed]-?:
      | FieldsFor<Payload, Listed[Name]>
      | ((sent: StoredPayload<Payload>, frame: RecordFrame) => Listed[Name]);
  };
  /** Fields with the days that it is about: until the last of them is over it is not too old to be kept. */
  about: readonly (keyof Payload)[];
  /** Fields that say who it is about: by name, and by e-mail address or phone number. Other texts may mention somebody. */
  names: readonly (keyof Payload)[];
  contacts: readonly (keyof Payload)[];
}

/** The row of a table with these columns. */
export type RowOf<Columns, Payload> = { id: string } & {
  -readonly [Field in keyof Columns & keyof Payload as Columns[Field] & string]: Stored<Payload[Field]>;
};
