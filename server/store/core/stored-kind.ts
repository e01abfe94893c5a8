/**
 * Definition of a kind of record for the store. For a plain kind, `plain-store.ts` derives it from the kind's
 * description.
 */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { RecordBase } from '../../../src/contract/protocol/record-base.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import type { NewRows } from '../records/new-rows.ts';
import type { RecordRow } from '../records/record-base-rows.ts';
import type { KindTables, LockedId, Tables } from './tables.ts';

/** Ids of records, as a subquery, so that they never leave the database. */
export type RecordIds = SelectQueryBuilder<Tables, 'record', { id: string }>;

/** A record's own row, or what was read of it. */
export interface KindRow {
  id: string;
}

/** The texts of a record, as the person wrote them. */
export interface RecordTexts {
  /** Contacts that the record was made with. */
  own: readonly string[];
  /** All other texts, which may mention anybody. */
  said: readonly string[];
  /** Names of the people that it is about. */
  names: readonly string[];
}

/** Price and currency, as their columns have them. */
export type AgreedColumns = Pick<RecordRow, 'price' | 'currency'>;

export const NO_AGREED_PRICE: AgreedColumns = { price: null, currency: null };

/** Maps one kind of entry to a record and back. */
export interface EntryMapper {
  /** The rows that a new record begins with. */
  rows(id: LockedId, payload: object): readonly NewRows[];
  /** As the person sent it, by the payload's field names and without passport numbers. */
  read(database: Kysely<Tables>, id: string): Promise<object | undefined>;
  /** The payload as `read` would give it once it is written. */
  asRead(payload: object): object;
  /** Price that a new record already has; without this function, none. */
  agreed?(payload: object): AgreedColumns;
  /** The texts of a new record by which its customer is found: those of the record that `list` would give. */
  texts(payload: object): RecordTexts;
  /** Writes some fields of a payload over those of a row that is there. */
  amend(
    transaction: WritingTransaction,
    id: string,
    payload: object,
    fields: ReadonlySet<string>,
  ): Promise<void>;
}

export interface StoredKind {
  /** By kind of entry. */
  mappers: Readonly<Record<string, EntryMapper>>;
  /** Tables that hold rows of this record, in the order of deletion. */
  tables: readonly (keyof Tables)[];
  /** Reads what is listed of many records at once, in no promised order. */
  list(database: Kysely<Tables>, ids: RecordIds): Promise<KindRow[]>;
  /** Converts a row to the form that staff see; without it, they see the row itself. */
  show?(row: KindRow, frame: RecordBase): object;
  /** Table and columns in which the listed fields are changed. */
  changes: { table: keyof KindTables; columns: Readonly<Record<string, string>> };
  /** Columns that store the days a record is about. */
  about: readonly { table: keyof Tables; key: string; days: readonly string[] }[];
  /** Column with the id of the record that this one belongs to; this one is never removed before it. */
  belongsTo?: string;
  /** The names of the people that a record is about. */
  namesIn(record: FeedRecord): string[];
  /** Public fields that hold the person's contacts. */
  contacts: ReadonlySet<string>;
}

/** Stored kinds, in the order of the contract. */
export type StoredKinds = Readonly<Record<RecordKind, StoredKind>>;

export function kindNames(kinds: StoredKinds): RecordKind[] {
  return Object.keys(kinds) as RecordKind[];
}
