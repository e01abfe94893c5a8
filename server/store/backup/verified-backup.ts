/** The backup that was last read back and found whole: servers announce how far it reaches. */
import type { Kysely } from 'kysely';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { holdsLineage } from '../feed/lineage.ts';

/** The extent of a backup: its epoch, and the last place in the feed that it contains. */
export interface BackupExtent {
  epoch: string;
  place: number;
  /** Newest lineage that it contains; null where it was made of a database without any. */
  lineage: string | null;
}

/**
 * Notes that a backup was read back and found whole.
 * @returns false if the database has been put back or begun another epoch since, or is of an older version
 */
export async function recordBackup(
  database: Kysely<Tables>,
  { epoch, place, lineage }: BackupExtent,
  at: string,
): Promise<boolean> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'verified_backup')) return false;
  return database.transaction().execute(async (transaction) => {
    await lockFeed(transaction);
    const feed = await transaction.selectFrom('feed').select('epoch').executeTakeFirstOrThrow();
    if (feed.epoch !== epoch) return false;
    // The database may have been put back while the copy was made, and gone on beyond it.
    if (lineage !== null && !(await holdsLineage(transaction, { lineage, place }))) return false;
    const row = { epoch, place, at };
    await transaction
      .insertInto('verified_backup')
      .values({ id: 1, ...row })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(row)
          .where(({ or, eb }) =>
            or([eb('verified_backup.epoch', '!=', epoch), eb('verified_backup.place', '<', place)]),
          ),
      )
      .execute();
    return true;
  });
}
