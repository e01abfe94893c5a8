import { type Kysely, sql } from 'kysely';
import type { SubmissionKind } from '../../../src/kinds/submissions.ts';
import type { EntryMappers } from '../core/stored-kinds.ts';
import type { SubmissionRow, Tables } from '../core/tables.ts';

/** A request as its sender may see it, see `EntryMapper`. */
export interface FoundRequest {
  row: SubmissionRow | undefined;
  sent: Record<string, unknown>;
}

/** Not a UUID, so nothing is ever found under it. */
const NOTHING = '';

/**
 * Most requests that are read for one reference. Two share one by chance about never, but whoever sends a request chooses
 * its id, of which the reference is a part.
 */
const MOST = 10;

/**
 * The first requests with this reference, in the order of their receipt, without deleted ones. An unknown reference costs
 * the same reads as a known one, so that timing reveals nothing.
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
    // An expression in place of the plain column: otherwise SQLite would use the index on kind and read half
    // the ledger.
    .where(sql<SubmissionKind>`${sql.ref('kind')} || ''`, '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('received_at')
    .limit(MOST)
    .execute();
  const wanted = rows.length > 0 ? rows : [undefined];
  return Promise.all(
    wanted.map(async (row) => ({
      row,
      sent: { ...(await mappers.get(kind)?.read(database, row?.id ?? NOTHING)) },
    })),
  );
}
