/** Which submissions are held: what devices ask of a database that may have been put back. */
import type { Kysely } from 'kysely';
import type { Tables } from '../core/tables.ts';
import type { RemovedIds } from '../removal/removed-ids.ts';

export interface HeldSubmissions {
  epoch: string;
  /** All of them are held at this place in the feed. */
  place: number;
  known: string[];
}

/** @param ids in lower case */
export async function findHeldSubmissions(
  database: Kysely<Tables>,
  removedIds: Pick<RemovedIds, 'isForgotten'>,
  ids: readonly string[],
): Promise<HeldSubmissions> {
  const rows = await database
    .selectFrom('submission')
    .select('id')
    .where('id', 'in', ids)
    // Of what only a correction has come of, the first content is still missing.
    .where(({ or, eb }) => or([eb('content_hash', '!=', ''), eb('deleted_at', 'is not', null)]))
    .execute();
  const held = new Set(rows.map(({ id }) => id));
  // Read after them: what was held then is before this place.
  const { epoch, seq } = await database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow();
  return { epoch, place: seq, known: ids.filter((id) => held.has(id) || removedIds.isForgotten(id)) };
}
