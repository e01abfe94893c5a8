import { type Kysely, sql } from 'kysely';
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import type { EntryMappers } from './stored-kinds.ts';
import type { SubmissionRow, Tables } from './tables.ts';

/** A request as its sender may see it: see `EntryMapper`. */
export interface FoundRequest {
  row: SubmissionRow | undefined;
  sent: Record<string, unknown>;
}

/** No UUID: the id under which nothing is ever found. */
const NOTHING = '';

/**
 * Requests under a reference, deleted ones left out; more than one only by chance. A reference
 * that is unknown costs the same reads as one that is known, so that time tells nothing.
 */
export async function findRequests(
  database: Kysely<Tables>,
  mappers: EntryMappers,
  kind: SubmissionKind,
  reference: string,
): Promise<FoundRequest[]> {
  const rows = await database
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', reference)
    // Not the column itself, or SQLite goes by the kind and reads half the ledger.
    .where(sql<SubmissionKind>`${sql.ref('kind')} || ''`, '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
  const wanted = rows.length > 0 ? rows : [undefined];
  return Promise.all(
    wanted.map(async (row) => ({
      row,
      sent: { ...(await mappers.get(kind)?.read(database, row?.id ?? NOTHING)) },
    })),
  );
}
