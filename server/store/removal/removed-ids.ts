/**
 * Ids of records that were erased or removed on purpose, in a file beside the sealing keys of each server. The file only
 * grows, so that a restored backup does not bring these records back. It contains nothing but ids. Each start joins it
 * with the database, where the others find what their own files lack.
 */
import type { Kysely } from 'kysely';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { recordAudit } from '../admin/audit.ts';
import { truncateWal } from '../backup/truncate-wal.ts';
import { isPostgres } from '../core/postgres.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { eraseFromViews } from './erase-views.ts';
import { removeRecords } from './record-removals.ts';
import { readComparisonState, writeComparisonState } from './removed-ids-checkpoint.ts';
import { appendIds, readIds, removedIdsPath, unusableFileError } from './removed-ids-file.ts';

export interface RemovedIds {
  /**
   * True for a removed id of which the ledger knows nothing, because the database was put back to an earlier state. Of
   * what other servers know, it is the table that says so.
   */
  isForgotten(id: string): boolean;
  /**
   * Adds ids, which are on disk when it returns. Ids that cannot be written now are written with the next
   * ones.
   */
  add(ids: readonly string[]): void;
  /** Compares file and database again, after the database was put back. @param at the server's clock, ISO 8601 */
  join(database: Kysely<Tables>, at: string): Promise<void>;
  /** Writes what other servers have removed meanwhile into the file. */
  follow(database: Kysely<Tables>): Promise<void>;
}

/** Removed ids of a store without a folder: nothing outlives its database. */
export const noRemovedIds: RemovedIds = {
  isForgotten: () => false,
  add: () => undefined,
  join: async () => undefined,
  follow: async () => undefined,
};

/** Asked of the database at once. */
const CHUNK = 500;

/**
 * Removes records again that a restored database contains again, and adds ids that are missing in the file. A
 * start compares only ids that are new since the last start; the first, and the first after a restore,
 * compares all.
 * @param at the server's clock, ISO 8601
 * @throws StartError when the file cannot be read or written
 */
export async function openRemovedIds(
  opening: Kysely<Tables>,
  kinds: StoredKinds,
  dataDir: string,
  at: string,
): Promise<RemovedIds> {
  const file = removedIdsPath(dataDir);
  const forgotten = new Set<string>();
  let unwritten: string[] = [];
  /** Ids that this server has added and has not yet found in the database. */
  const own = new Set<string>();
  let followed = 0;

  async function join(database: Kysely<Tables>, now: string): Promise<void> {
    const position = await database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow();
    const compared = readComparisonState(file, position);
    forgotten.clear();
    for (const id of compared?.forgotten ?? []) forgotten.add(id);
    const listed = readIds(file, compared?.bytes ?? 0);
    const found = await readRemovedIds(database, compared?.place ?? null);
    try {
      appendIds(
        file,
        found.filter((id) => !listed.has(id) && !forgotten.has(id)),
      );
    } catch (error) {
      throw unusableFileError(file, error);
    }
    const asked = await compare(database, [...new Set([...listed, ...found])]);
    await removeAgain(database, kinds, asked.alive, now);
    for (const id of asked.forgotten) forgotten.add(id);
    await noteRemoved(database, [...forgotten]);
    writeComparisonState(file, position, forgotten);
    followed = position.seq;
  }

  await join(opening, at);
  return {
    isForgotten: (id) => forgotten.has(id),
    add(ids) {
      unwritten.push(...ids);
      try {
        appendIds(file, unwritten);
        for (const id of unwritten) own.add(id);
        unwritten = [];
      } catch {
        // The database has their tombstones: the next start writes them, if no removal does before.
      }
    },
    join,
    async follow(database) {
      if (!isPostgres(database)) return;
      const { seq } = await database.selectFrom('feed').select('seq').executeTakeFirstOrThrow();
      if (seq === followed) return;
      const found = await readRemovedIds(database, followed);
      appendIds(
        file,
        found.filter((id) => !own.delete(id) && !forgotten.has(id)),
      );
      followed = seq;
    },
  };
}

/**
 * Ids that a database knows as removed: its tombstones, and what servers have told it.
 * @param after place in the feed after which they were removed; null for all
 */
export async function readRemovedIds(database: Kysely<Tables>, after: number | null): Promise<string[]> {
  const tombstones =
    after === null
      ? database.selectFrom('submission').select('id').where('deleted_at', 'is not', null)
      : database
          .selectFrom('record')
          .select('id')
          .where('seq', '>', after)
          .where('removed_at', 'is not', null);
  // At that place itself more may have been written since.
  const told = database
    .selectFrom('removed_id')
    .select('id')
    .where('place', '>=', after ?? 0);
  const rows = [...(await tombstones.execute()), ...(await told.execute())];
  return [...new Set(rows.map(({ id }) => id))];
}

/** Tells all servers of the database ids of which its ledger may know nothing. */
export async function noteRemoved(database: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const place = database.selectFrom('feed').select('seq');
    await database
      .insertInto('removed_id')
      .values(ids.slice(start, start + CHUNK).map((id) => ({ id, place })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/**
 * Writes the ids in the file into a database that was just restored, where it does not know them as removed: an older
 * file may be put beside it before its first start.
 */
export async function noteRemovedSince(database: Kysely<Tables>, dataDir: string): Promise<void> {
  const tables = await database.introspection.getTables();
  // A backup of an older version has no such list.
  if (!tables.some(({ name }) => name === 'removed_id')) return;
  const known = new Set(await readRemovedIds(database, null));
  await noteRemoved(
    database,
    [...readIds(removedIdsPath(dataDir), 0)].filter((id) => !known.has(id)),
  );
}

interface Alive {
  id: string;
  kind: string;
}

/** Looks up the listed ids in the database: which exist still or again, and which are unknown to it. */
async function compare(
  database: Kysely<Tables>,
  listed: readonly string[],
): Promise<{ alive: Alive[]; forgotten: Set<string> }> {
  const alive: Alive[] = [];
  const forgotten = new Set(listed);
  for (let start = 0; start < listed.length; start += CHUNK) {
    const rows = await database
      .selectFrom('submission')
      .leftJoin('record', 'record.id', 'submission.id')
      .select(['submission.id', 'record.kind', 'record.removed_at', 'deleted_at'])
      .where('submission.id', 'in', listed.slice(start, start + CHUNK))
      .execute();
    for (const { id, kind, removed_at, deleted_at } of rows) {
      forgotten.delete(id);
      if (kind !== null && removed_at === null && deleted_at === null) alive.push({ id, kind });
    }
  }
  return { alive, forgotten };
}

async function removeAgain(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  alive: readonly Alive[],
  at: string,
): Promise<void> {
  for (let start = 0; start < alive.length; start += CHUNK) {
    const some = alive.slice(start, start + CHUNK);
    await database.transaction().execute(async (transaction) => {
      const writing = await lockFeed(transaction);
      const gone = some.map(({ id, kind }) => ({ id, kind: kind as RecordKind, change: id }));
      await eraseFromViews(
        writing,
        gone.map(({ id }) => id),
      );
      await removeRecords(writing, kinds, gone, at);
      const entry = { by: 'system', at, action: 'database.remove-again', subject: '' };
      await recordAudit(transaction, { ...entry, after: { removed: some.length } });
    });
  }
  if (alive.length > 0) await truncateWal(database);
}
