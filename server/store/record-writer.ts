import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { EntryKind } from '../../src/contract/entry-kinds.ts';
import type { RecordFields } from '../../src/contract/records.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import type { EntryPayload } from '../../src/contract/staff-submissions.ts';
import type { Tables } from './tables.ts';

/** Kinds of entry that change a record in place of making one. */
export type ChangeKind = 'recordChange' | 'recordRemoval' | 'recordNote';
/** Kinds of entry that make a record. */
export type MakingKind = Exclude<EntryKind, ChangeKind>;

const changeKinds: readonly EntryKind[] = ['recordChange', 'recordRemoval', 'recordNote'];

export function isChange(kind: EntryKind): kind is ChangeKind {
  return changeKinds.includes(kind);
}

/** Writes the record of one kind of submission, inside the transaction that holds its key. */
export type RecordWriter<Kind extends MakingKind> = (
  transaction: Transaction<Tables>,
  id: string,
  payload: EntryPayload<Kind>,
) => Promise<void>;

/**
 * Reads a record back as the person sent it, with the payload's field names and without
 * passport numbers; undefined when there is none.
 */
export type RecordReader = (
  database: Kysely<Tables>,
  id: string,
) => Promise<Record<string, unknown> | undefined>;

/** Ids of records, as a query that stands inside others: the database never ships them back and forth. */
export type RecordIds = SelectQueryBuilder<Tables, 'record', { id: string }>;

/** Reads the listed fields of many records of one kind at once, in no promised order. */
export type FieldsReader<Kind extends RecordKind> = (
  database: Kysely<Tables>,
  ids: RecordIds,
) => Promise<({ id: string } & RecordFields<Kind>)[]>;
