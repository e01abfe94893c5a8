/**
 * Submissions of the replaced database that a restored copy lacks although a backup was announced since: devices have
 * deleted their copies of these, so that nothing brings them back by itself.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../core/tables.ts';

export interface AnnouncedSubmission {
  id: string;
  reference: string;
}

/** Named in one line; the others are counted. */
const MAX_NAMED = 20;

/** All that were in the feed, or received, before the last announced backup was done; none where that cannot be read. */
export async function readAnnounced(replaced: Kysely<Tables>): Promise<AnnouncedSubmission[]> {
  try {
    const backup = await replaced.selectFrom('verified_backup').select(['at', 'place']).executeTakeFirst();
    if (!backup) return [];
    return await replaced
      .selectFrom('submission')
      .leftJoin('record', 'record.id', 'submission.id')
      .select(['submission.id', 'reference'])
      .where('deleted_at', 'is', null)
      // Either alone misses some: a record moves on in the feed with each change, and a clock may be wrong.
      .where(({ or, eb }) => or([eb('record.seq', '<=', backup.place), eb('received_at', '<=', backup.at)]))
      .orderBy('received_at')
      .execute();
  } catch {
    // Damaged, or of a version without announcements.
    return [];
  }
}

/** @returns references of those that the restored database lacks */
export async function findLost(
  restored: Kysely<Tables>,
  announced: readonly AnnouncedSubmission[],
): Promise<string[]> {
  if (announced.length === 0) return [];
  const rows = await restored.selectFrom('submission').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  return announced.filter(({ id }) => !known.has(id)).map(({ reference }) => reference);
}

/** Lines for the operator. @param kept file of the replaced database; null where there is none */
export function describeLost(lost: readonly string[], kept: string | null): string[] {
  if (lost.length === 0) return [];
  const more = lost.length > MAX_NAMED ? ` and ${lost.length - MAX_NAMED} more` : '';
  const file = kept ? ` They are in ${kept}: keep that file.` : '';
  return [
    `NOT in this backup, but in a newer one of which devices were told, so that they may not have it any more: ${lost.slice(0, MAX_NAMED).join(', ')}${more}. Restore the newest backup, or ask those guests and colleagues again.${file}`,
  ];
}
