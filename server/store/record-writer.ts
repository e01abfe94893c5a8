import type { Kysely, Transaction } from 'kysely';
import type { Payload, SubmissionKind } from '../../src/contract/submissions.ts';
import type { Tables } from './tables.ts';

/** Writes the record of one kind of submission, inside the transaction that holds its key. */
export type RecordWriter<Kind extends SubmissionKind> = (
  transaction: Transaction<Tables>,
  id: string,
  payload: Payload<Kind>,
) => Promise<void>;

/**
 * Reads a record back as the person sent it, with the payload's field names and without
 * passport numbers; undefined when there is none.
 */
export type RecordReader = (
  database: Kysely<Tables>,
  id: string,
) => Promise<Record<string, unknown> | undefined>;
