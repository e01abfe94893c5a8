/** Copies of a PostgreSQL database by its own tools, read back before they count. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { entryKinds, isEntryKind } from '../../../src/kinds/entry-kinds.ts';
import { syncFolder } from '../../start/private-folder.ts';
import { StartError } from '../../start/settings.ts';
import { openPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';
import { appliedMigrations, assertNotNewer } from '../core/version.ts';
import { beginEpoch, rememberDatabase } from '../feed/epoch.ts';
import { noteRemovedSince, readRemovedIds } from '../removal/removed-ids.ts';
import { appendMissingIds } from '../removal/removed-ids-file.ts';
import { assertBackupTarget, type BackupResult } from './backup.ts';
import type { ContentCount, DatabaseContents } from './copy-contents.ts';
import { restoredAtOf } from './database-marker.ts';
import { findLost, readAnnounced } from './lost-submissions.ts';
import { runTool } from './postgres-tools.ts';
import { type AccountsSince, readAccounts, restoreAccounts } from './restored-accounts.ts';
import { readDeviceKeys, restoreDeviceKeys } from './restored-device-keys.ts';
import { type BackupExtent, recordBackup } from './verified-backup.ts';

/** Contents of a dump that was read back. */
interface ReadBack {
  reach: BackupExtent;
  /** Names of its tables. */
  tables: ReadonlySet<string>;
  /** Rows of the ledger. */
  ledger: number;
  contents: ContentCount[];
}

/**
 * Dumps a database while servers work with it.
 * @param target where the dump goes, in pg_dump's custom format
 * @param force true to replace what is there
 * @throws StartError with one line for the person; then there is no copy
 */
export async function backUpPostgres(
  databaseUrl: string,
  dataDir: string,
  target: string,
  force: boolean,
): Promise<BackupResult> {
  const copy = resolve(target);
  assertBackupTarget(copy, dataDir, force);
  const draft = `${copy}.${process.pid}.draft`;
  const database = open(databaseUrl);
  try {
    const before = await readFrame(database);
    // The empty file is created first, readable only by its owner.
    closeSync(openSync(draft, 'wx', 0o600));
    await runTool('pg_dump', ['--format=custom', `--file=${draft}`], databaseUrl);
    const read = await readDump(draft, 'The copy');
    const after = await readFrame(database);
    const isWhole =
      read.reach.epoch === before.epoch &&
      between(before.place, read.reach.place, after.place) &&
      between(before.ledger, read.ledger, after.ledger);
    if (!isWhole) throw new StartError('The copy does not hold what the database does. Try again.');
    renameSync(draft, copy);
    syncFolder(dirname(copy));
    const announced = await recordBackup(database, read.reach, new Date().toISOString());
    return { bytes: statSync(copy).size, contents: read.contents, announced };
  } catch (error) {
    throw inOneLine('The database cannot be copied', error);
  } finally {
    rmSync(draft, { force: true });
    await database.destroy();
  }
}

/**
 * Puts a dump in the place of the database, in one transaction, and begins a new epoch of it.
 * @throws StartError with one line for the person; then nothing has changed
 */
export async function restorePostgres(
  databaseUrl: string,
  dataDir: string,
  source: string,
  now: Date,
): Promise<DatabaseContents & { accounts: AccountsSince | null; lost: string[] }> {
  const file = resolve(source);
  if (!existsSync(file) || !statSync(file).isFile()) throw new StartError(`The backup ${file} is not there.`);
  const { contents, tables } = await readDump(file, `The backup ${file}`);
  const database = open(databaseUrl);
  try {
    await requireUnused(database);
    await requireSameTables(database, tables);
    const keys = await readDeviceKeys(database).catch(() => []);
    const replaced = await readAccounts(database);
    const announced = await readAnnounced(database);
    // What other servers have erased since the backup is in no file of this one yet.
    appendMissingIds(dataDir, await readRemovedIds(database, null).catch(() => []));
    const how = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--exit-on-error'];
    await runTool('pg_restore', [...how, file], databaseUrl);
    assertNotNewer(await appliedMigrations(database), `The backup ${file}`);
    const accounts = replaced && (await restoreAccounts(database, replaced));
    await restoreDeviceKeys(database, keys);
    await noteRemovedSince(database, dataDir);
    const at = now.toISOString();
    // A dump of an older version has no list of lives yet: its first start begins one.
    if (tables.has('feed_epoch')) {
      await beginEpoch(database, restoredAtOf(dataDir, now), true);
      await rememberDatabase(database, dataDir, at);
    }
    return { bytes: statSync(file).size, contents, accounts, lost: await findLost(database, announced) };
  } catch (error) {
    throw inOneLine('The backup cannot be put in place', error);
  } finally {
    await database.destroy();
  }
}

function open(databaseUrl: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: openPostgres(databaseUrl, 'reading') });
}

const between = (least: number, value: number, most: number) => least <= value && value <= most;

/** How far the feed is, and how long the ledger: neither ever shrinks. */
async function readFrame(
  database: Kysely<Tables>,
): Promise<Omit<BackupExtent, 'lineage'> & { ledger: number }> {
  const { rows } = await sql<{ epoch: string; place: number; ledger: number }>`
    select epoch, seq as place, (select count(*)::int from submission) as ledger from feed`.execute(database);
  const [frame] = rows;
  if (!frame) throw new StartError('The database is not one of this program.');
  return frame;
}

/**
 * Refuses a database with other connections: a running server would write into tables that are being
 * replaced.
 */
async function requireUnused(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    database,
  );
  if ((rows[0]?.others ?? 0) > 0) {
    throw new StartError('A server or another program is connected to the database. Stop it first.');
  }
}

/** Tables that a backup of an older version does not have would stay, and its migrations make them again. */
async function requireSameTables(database: Kysely<Tables>, listed: ReadonlySet<string>): Promise<void> {
  const there = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (there.every(({ name }) => listed.has(name))) return;
  throw new StartError('The backup is of an older version. Put it into a new, empty database.');
}

/** Reads a dump from end to end: its list, its feed, and every row of the ledger. */
async function readDump(file: string, what: string): Promise<ReadBack> {
  const listed = new Set<string>();
  await runTool('pg_restore', ['--list', file], undefined, (line) => {
    const [, table] = / TABLE DATA \S+ (\S+) /.exec(line) ?? [];
    if (table) listed.add(table);
  });
  if (!listed.has('submission') || !listed.has('feed')) {
    throw new StartError(`${what} is not a database of this program.`);
  }
  // All of it is unpacked, so that damage anywhere is found.
  const rows = new Map<string, Record<string, string>[]>();
  const counts = new Map<string, { rows: number; removed: number }>();
  let columns: string[] | null = null;
  let table = '';
  let ledger = 0;
  await runTool('pg_restore', ['--data-only', '--file=-', file], undefined, (line) => {
    const begins = /^COPY (?:\S+\.)?(\w+) \((.*)\) FROM stdin;$/.exec(line);
    if (begins) {
      table = begins[1] ?? '';
      columns = (begins[2] ?? '').split(', ').map((name) => name.replaceAll('"', ''));
    } else if (line === '\\.') columns = null;
    else if (columns && ['feed', 'submission'].includes(table)) {
      const values = line.split('\t');
      const row = Object.fromEntries(columns.map((name, index) => [name, values[index] ?? '']));
      if (table === 'feed') rows.set(table, [row]);
      else {
        ledger += 1;
        count(counts, row);
      }
    }
  });
  const feed = rows.get('feed')?.[0];
  if (!feed) throw new StartError(`${what} is not a database of this program.`);
  const contents = [...counts].sort().map(([kind, counted]) => ({
    what: isEntryKind(kind) ? entryKinds[kind].title : kind,
    ...counted,
  }));
  const reach = { epoch: feed.epoch ?? '', place: Number(feed.seq), lineage: feed.lineage ?? null };
  return { reach, tables: listed, ledger, contents };
}

function count(counts: Map<string, { rows: number; removed: number }>, row: Record<string, string>): void {
  const counted = counts.get(row.kind ?? '') ?? { rows: 0, removed: 0 };
  if (row.deleted_at === '\\N') counted.rows += 1;
  else counted.removed += 1;
  counts.set(row.kind ?? '', counted);
}

function inOneLine(what: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`${what}: ${(reason || 'no connection').split('\n')[0]}.`);
}
