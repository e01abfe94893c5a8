/** Copies the SQLite file while a server is using it. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { syncFolder } from '../../start/private-folder.ts';
import { StartError } from '../../start/settings.ts';
import { openSqliteDatabase, sqliteFileIn } from '../core/open.ts';
import type { Tables } from '../core/tables.ts';
import { checkContents, type DatabaseContents, readDatabase, tableNames } from './copy-contents.ts';
import { type BackupExtent, recordBackup } from './verified-backup.ts';

export interface BackupResult extends DatabaseContents {
  /** True once the server may tell devices how far the copy reaches. */
  announced: boolean;
}

/** Suffixes of the files that SQLite keeps beside an open database. */
export const SQLITE_SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/**
 * Copies the database of a folder into one file as it was at one moment, so that it holds everything
 * acknowledged before. Writers do not have to wait.
 * @param target where the copy goes
 * @param force true to replace what is there
 * @throws StartError with one line for the person; no copy is left behind
 */
export async function backUpDatabase(dataDir: string, target: string, force = false): Promise<BackupResult> {
  const file = sqliteFileIn(dataDir);
  const copy = resolve(target);
  assertBackupTarget(copy, dataDir, force);
  if ([file, ...SQLITE_SIDE_FILES.map((end) => file + end)].includes(copy) || isSameFile(file, copy)) {
    throw new StartError(`${copy} is the database itself. Name another file.`);
  }
  const draft = `${copy}.${process.pid}.draft`;
  try {
    const ledger = await readDatabase(file, `The database ${file}`, (database) =>
      copyDatabase(database, draft),
    );
    const { contents, reach } = checkDraft(draft, ledger);
    renameSync(draft, copy);
    syncFolder(dirname(copy));
    return { ...contents, announced: reach !== null && (await announce(dataDir, reach)) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The copy ${copy} cannot be written: ${(error as Error).message}.`);
  } finally {
    removeDatabase(draft);
  }
}

/** Notes in the database itself how far the copy reaches: the running server tells devices. */
async function announce(dataDir: string, reach: BackupExtent): Promise<boolean> {
  let database: Kysely<Tables> | undefined;
  try {
    // On a full disk it cannot even be opened to write.
    database = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: openSqliteDatabase(dataDir) }),
    });
    return await recordBackup(database, reach, new Date().toISOString());
  } catch {
    // The copy is whole all the same; the next one is announced.
    return false;
  } finally {
    await database?.destroy();
  }
}

/**
 * Copies an open database into a new file that only its owner may read.
 * @returns how many submissions were in it at that moment; null of a database without any
 */
export async function copyDatabase(database: Sqlite.Database, draft: string): Promise<number | null> {
  removeDatabase(draft);
  createPrivately(draft);
  // One read transaction for the whole copy: without it, each write by another process would restart the
  // copy.
  database.exec('begin');
  const ledger = countLedger(database);
  try {
    await database.backup(draft);
    return ledger;
  } catch (error) {
    // The disk of the copy is full, or gone: a person who reads that the database is damaged would put an old one back.
    throw isReadError(error) ? error : notWritten(draft, error);
  } finally {
    database.exec('rollback');
  }
}

/** Makes the file while it is still empty one that only its owner may read. */
function createPrivately(draft: string): void {
  try {
    closeSync(openSync(draft, 'wx', 0o600));
  } catch (error) {
    throw notWritten(draft, error);
  }
}

const notWritten = (draft: string, error: unknown) =>
  new StartError(
    `The copy ${draft} cannot be written: ${(error as Error).message}. The database was only read, and is as it was.`,
  );

/** Error codes of SQLite for a fault in the database that is read. */
const READ_ERRORS = /^SQLITE_(CORRUPT|NOTADB|BUSY|LOCKED|SCHEMA|IOERR_(READ|SHORT_READ|CORRUPTFS|DATA))/;
const isReadError = (error: unknown): boolean => READ_ERRORS.test(String((error as { code?: unknown }).code));

/** Deletes a database file and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', ...SQLITE_SIDE_FILES]) rmSync(file + end, { force: true });
}

function countLedger(database: Sqlite.Database): number | null {
  if (!tableNames(database).has('submission')) return null;
  return database.prepare('select count(*) from submission').pluck().get() as number;
}

/**
 * Makes the copy a single self-contained file, reads it once from end to end, and checks that it holds
 * as much as the database did.
 * @param ledger submissions in the database when it was copied
 */
function checkDraft(
  draft: string,
  ledger: number | null,
): { contents: DatabaseContents; reach: BackupExtent | null } {
  const database = new Sqlite(draft);
  try {
    database.pragma('journal_mode = DELETE');
    const contents = checkContents(database, 'The copy');
    const copied = countLedger(database);
    if (copied !== ledger) {
      throw new StartError(`The copy holds ${copied} submissions, the database ${ledger}. Try again.`);
    }
    return { contents, reach: readReach(database) };
  } finally {
    database.close();
  }
}

function readReach(database: Sqlite.Database): BackupExtent | null {
  if (!tableNames(database).has('feed')) return null;
  // A database of an older version has no lineage.
  const lineage = tableNames(database).has('lineage') ? 'lineage' : 'null';
  const feed = database.prepare(`select epoch, seq as place, ${lineage} as lineage from feed`).get();
  return (feed as BackupExtent | undefined) ?? null;
}

/** @throws StartError where no copy may be put */
export function assertBackupTarget(copy: string, dataDir: string, force: boolean): void {
  if (copy.startsWith(resolve(dataDir, 'keys') + sep)) {
    throw new StartError(
      'Keep the copy away from the sealing keys: anyone with both can read passport numbers.',
    );
  }
  if (!existsSync(dirname(copy))) throw new StartError(`There is no folder ${dirname(copy)}.`);
  if (!existsSync(copy)) return;
  if (!statSync(copy).isFile()) throw new StartError(`${copy} is not a file.`);
  if (!force) throw new StartError(`${copy} is there already. Name another file, or add --force.`);
}

/** True when both paths name the same file. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}
