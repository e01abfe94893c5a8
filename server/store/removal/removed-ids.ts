/**
 * Ids of records that were erased or removed on purpose, in a file beside the sealing keys. The file only
 * grows, so that a restored backup does not bring these records back. It contains nothing but ids.
 */
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { makePrivateFolder } from '../../start/private-folder.ts';
import { StartError } from '../../start/settings.ts';
import { recordAudit } from '../admin/audit.ts';
import { truncateWal } from '../backup/truncate-wal.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { eraseFromViews } from './erase-views.ts';
import { removeRecords } from './record-removals.ts';
import { readCompared, writeCompared } from './removed-ids-compared.ts';

export interface RemovedIds {
  /**
   * True for a removed id that is unknown to this database, because it was restored from an earlier backup.
   */
  isForgotten(id: string): boolean;
  /**
   * Adds ids, which are on disk when it returns. Ids that cannot be written now are written with the next
   * ones.
   */
  add(ids: readonly string[]): void;
}

/** For a store without a folder: nothing outlives its database. */
export const noRemovedIds: RemovedIds = { isForgotten: () => false, add: () => undefined };

/** Asked of the database at once. */
const CHUNK = 500;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes records again that a restored database contains again, and adds ids that are missing in the file. A
 * start compares only ids that are new since the last start; the first, and the first after a restore,
 * compares all.
 * @param at the server's clock, ISO 8601
 * @throws StartError when the file cannot be read or written
 */
export async function openRemovedIds(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  dataDir: string,
  at: string,
): Promise<RemovedIds> {
  const file = join(resolve(dataDir), 'keys', 'removed-ids');
  const position = await database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow();
  const compared = readCompared(file, position);
  const listed = readIds(file, compared?.bytes ?? 0);
  const tombstones = compared ? removedAfter(database, compared.place) : allRemoved(database);
  const unlisted = (await tombstones.execute()).map(({ id }) => id).filter((id) => !listed.has(id));
  try {
    appendIds(file, unlisted);
  } catch (error) {
    throw unusable(file, error);
  }
  const { alive, forgotten } = await compare(database, [...listed]);
  await removeAgain(database, kinds, alive, at);
  for (const id of compared?.forgotten ?? []) forgotten.add(id);
  writeCompared(file, position, forgotten);
  let unwritten: string[] = [];
  return {
    isForgotten: (id) => forgotten.has(id),
    add(ids) {
      unwritten.push(...ids);
      try {
        appendIds(file, unwritten);
        unwritten = [];
      } catch {
        // The database has their tombstones: the next start writes them, if no removal does before.
      }
    },
  };
}

function allRemoved(database: Kysely<Tables>) {
  return database.selectFrom('submission').select('id').where('deleted_at', 'is not', null);
}

/** Those that were removed after a place in the feed. */
function removedAfter(database: Kysely<Tables>, place: number) {
  return database
    .selectFrom('record')
    .select('id')
    .where('seq', '>', place)
    .where('removed_at', 'is not', null);
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

/** @param from byte after which the file is read */
function readIds(file: string, from: number): Set<string> {
  try {
    return new Set(
      readFrom(file, from)
        .split('\n')
        .filter((line) => ID.test(line)),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw unusable(file, error);
  }
}

function readFrom(file: string, from: number): string {
  const open = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(fstatSync(open).size - from, 0));
    readSync(open, bytes, 0, bytes.length, from);
    return bytes.toString('utf8');
  } finally {
    closeSync(open);
  }
}

/** Each on a line of its own, also after a line that a power cut left half. */
function appendIds(file: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  makePrivateFolder(dirname(file));
  const open = openSync(file, 'a', 0o600);
  try {
    writeSync(open, `\n${ids.join('\n')}\n`);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

function unusable(file: string, error: unknown): StartError {
  return new StartError(`DATA_DIR: ${file} cannot be used: ${(error as Error).message}.`);
}
