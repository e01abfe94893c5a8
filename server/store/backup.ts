/** Copies of the SQLite file while a server works with it. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import Sqlite from 'better-sqlite3';
import { syncFolder } from '../folder.ts';
import { StartError } from '../settings.ts';
import { type Contents, checkContents, readDatabase } from './copy-contents.ts';
import { sqliteFileIn } from './open.ts';

/** What SQLite keeps beside a file while it is open. */
export const SQLITE_SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/**
 * Copies the database of a folder into one file, page by page, as it was at one moment: all that
 * was acknowledged before is in it. Whoever writes meanwhile does not wait.
 * @param target where the copy goes
 * @param force true to replace what is there
 * @throws StartError with one line for the person; then there is no copy
 */
export async function backUpDatabase(dataDir: string, target: string, force = false): Promise<Contents> {
  const file = sqliteFileIn(dataDir);
  const copy = resolve(target);
  refuseTarget(file, copy, dataDir, force);
  const draft = `${copy}.${process.pid}.draft`;
  try {
    await readDatabase(file, `The database ${file}`, (database) => copyDatabase(database, draft));
    const contents = checkDraft(draft);
    renameSync(draft, copy);
    syncFolder(dirname(copy));
    return contents;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The copy ${copy} cannot be written: ${(error as Error).message}.`);
  } finally {
    removeDatabase(draft);
  }
}

/** Copies an open database into a new file that only its owner may read. */
export async function copyDatabase(database: Sqlite.Database, draft: string): Promise<void> {
  removeDatabase(draft);
  // Before anything is in it.
  closeSync(openSync(draft, 'wx', 0o600));
  // One reading transaction from first page to last: without it a copy starts anew with each write of another.
  database.exec('begin');
  database.prepare('select count(*) from sqlite_master').get();
  try {
    await database.backup(draft);
  } finally {
    database.exec('rollback');
  }
}

/** Deletes a database file and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', ...SQLITE_SIDE_FILES]) rmSync(file + end, { force: true });
}

/** A copy is one file that needs no other, and has been read once from end to end. */
function checkDraft(draft: string): Contents {
  const database = new Sqlite(draft);
  try {
    database.pragma('journal_mode = DELETE');
    return checkContents(database, 'The copy');
  } finally {
    database.close();
  }
}

function refuseTarget(file: string, copy: string, dataDir: string, force: boolean): void {
  if (copy.startsWith(resolve(dataDir, 'keys') + sep)) {
    throw new StartError('A copy does not belong beside the sealing keys: who has both can read passports.');
  }
  if ([file, ...SQLITE_SIDE_FILES.map((end) => file + end)].includes(copy) || isSameFile(file, copy)) {
    throw new StartError(`${copy} is the database itself. Name another file.`);
  }
  if (!existsSync(dirname(copy))) throw new StartError(`There is no folder ${dirname(copy)}.`);
  if (!existsSync(copy)) return;
  if (!statSync(copy).isFile()) throw new StartError(`${copy} is not a file.`);
  if (!force) throw new StartError(`${copy} is there already. Name another file, or add --force.`);
}

/** True for two names of one file. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}
