/** Finds out which submissions are held, by a server that may have been restored from a backup. */
import type { Kysely } from 'kysely';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { isHealing } from '../feed/epoch.ts';

export interface HeldSubmissions {
  epoch: string;
  /** All of them are held at this place in the feed. */
  place: number;
  known: string[];
  /** Those of which only a correction has arrived, which made the record; absent where there are none. */
  corrected?: string[];
}

/** @param ids in lower case */
export async function findHeldSubmissions(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<HeldSubmissions> {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'content_hash', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  // Where only a correction has arrived, the first submission is still missing.
  const corrected = new Set(
    rows.filter((row) => row.content_hash === '' && row.deleted_at === null).map(({ id }) => id),
  );
  const removed = await database.selectFrom('removed_id').select('id').where('id', 'in', ids).execute();
  const held = new Set([
    ...rows.map(({ id }) => id).filter((id) => !corrected.has(id)),
    ...removed.map(({ id }) => id),
  ]);
  // The place is read last, so all submissions found are before it.
  const { epoch, seq } = await database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow();
  const apart = ids.filter((id) => corrected.has(id) && !held.has(id));
  return {
    epoch,
    place: seq,
    known: ids.filter((id) => held.has(id)),
    ...(apart.length > 0 && { corrected: apart }),
  };
}

/** True for the id of a submission that is held, or was removed before this database was restored. */
export async function isHeld({ savepoints }: WriteContext, id: string): Promise<boolean> {
  return (await findHeldSubmissions(await savepoints.begin(), [id])).known.length > 0;
}

/**
 * True for a submission that is not held, where the database was restored and a device may still send it again.
 * @param at the server's clock, ISO 8601
 */
export async function mayBeSentAgain(context: WriteContext, id: string, at: string): Promise<boolean> {
  return !(await isHeld(context, id)) && isHealing(context, at);
}
