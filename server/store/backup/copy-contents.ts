/** Contents of a copy of the database, and the check that it is whole. */
import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { entryKinds, isEntryKind } from '../../../src/kinds/entry-kinds.ts';
import { StartError } from '../../start/settings.ts';
import { assertNotNewer, MIGRATIONS_TABLE } from '../core/version.ts';

/** One kind of content in a database. */
export interface ContentCount {
  what: string;
  rows: number;
  /** How many were removed; only their keys are left. */
  removed: number;
}

export interface DatabaseContents {
  bytes: number;
  contents: ContentCount[];
}

/** Tables beside the records, and what people call one row. */
const BESIDE: Readonly<Record<string, string>> = {
  account: 'Staff account',
  audit: 'Line of the audit log',
  device_report: 'Device of the staff',
  page_report: 'Page view or web vital',
};

/**
 * Opens a database file to read, for as long as `work` takes.
 * @param what the file, as messages name it
 * @throws StartError when it is missing or not a database
 */
export async function readDatabase<Result>(
  file: string,
  what: string,
  work: (database: Sqlite.Database) => Result | Promise<Result>,
): Promise<Result> {
  let database: Sqlite.Database | undefined;
  try {
    if (!statSync(file).isFile()) throw new StartError(`${what} is not a file.`);
    database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
    return await work(database);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${what} cannot be read: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}

/**
 * Reads every page of a copy.
 * @throws StartError when it is damaged, belongs to another program, or comes from a newer version
 */
export function checkContents(database: Sqlite.Database, what: string): DatabaseContents {
  const [damage] = database.pragma('integrity_check(1)') as { integrity_check: string }[];
  if (damage?.integrity_check !== 'ok') {
    throw new StartError(`${what} is damaged: ${firstLine(damage?.integrity_check)}.`);
  }
  const [orphan] = database.pragma('foreign_key_check') as { table: string; parent: string }[];
  if (orphan) throw new StartError(`${what} is damaged: a row of ${orphan.table} lost its ${orphan.parent}.`);
  const tables = tableNames(database);
  if (!tables.has(MIGRATIONS_TABLE) || !tables.has('submission')) {
    throw new StartError(`${what} is not a database of this program.`);
  }
  const done = database.prepare(`select name from ${MIGRATIONS_TABLE} order by name`).pluck().all();
  assertNotNewer(done as string[], what);
  return { bytes: statSync(database.name).size, contents: contentsOf(database, tables) };
}

export function tableNames(database: Sqlite.Database): Set<string> {
  const names = database.prepare(`select name from sqlite_master where type = 'table'`).pluck().all();
  return new Set(names as string[]);
}

function contentsOf(database: Sqlite.Database, tables: ReadonlySet<string>): ContentCount[] {
  const kinds = database
    .prepare(
      `select kind, sum(deleted_at is null) as rows, sum(deleted_at is not null) as removed
       from submission group by kind order by kind`,
    )
    .all() as { kind: string; rows: number; removed: number }[];
  const records = kinds.map(({ kind, rows, removed }) => ({
    what: isEntryKind(kind) ? entryKinds[kind].title : kind,
    rows,
    removed,
  }));
  const beside = Object.entries(BESIDE)
    .filter(([table]) => tables.has(table))
    .map(([table, what]) => ({
      what,
      rows: database.prepare(`select count(*) from ${table}`).pluck().get() as number,
      removed: 0,
    }));
  return [...records, ...beside];
}

function firstLine(text = 'it cannot be read'): string {
  return text.split('\n').find((line) => line && !line.startsWith('***')) ?? text;
}
