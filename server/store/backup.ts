/** Copies the SQLite file while a server is using it. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import Sqlite from 'better-sqlite3';
import { syncFolder } from '../folder.ts';
import { StartError } from '../settings.ts';
import { type Contents, checkContents, readDatabase } from './copy-contents.ts';
import { sqliteFileIn } from './open.ts';

/** Suffixes of the files that SQLite keeps beside an open database. */
export const SQLITE_SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/**
 * Copies the database of a folder into one file as it was at one moment, so that it holds everything
 * acknowledged before. Writers do not have to wait.
 * @param target where the copy goes
 * @param force true to replace what is there
 * @throws StartError with one line for the person; no copy is left behind
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
  // While the file is still empty.
  closeSync(openSync(draft, 'wx', 0o600));
  // One read transaction for the whole copy: without it, each write by another process would restart the
  // copy.
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

/** Makes the copy a single self-contained file and reads it once from end to end. */
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
    throw new StartError(
      'Keep the copy away from the sealing keys: anyone with both can read passport numbers.',
    );
  }
  if ([file, ...SQLITE_SIDE_FILES.map((end) => file + end)].includes(copy) || isSameFile(file, copy)) {
    throw new StartError(`${copy} is the database itself. Name another file.`);
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
