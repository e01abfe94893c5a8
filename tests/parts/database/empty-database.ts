/** A folder with an empty SQLite database: a copy of one whose tables are made once in a process. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openStore, sqliteFileIn } from '../../../server/store/core/open.ts';

let made: Promise<Buffer> | undefined;

/** @returns a new folder, which no server has served yet */
export async function folderWithTables(): Promise<string> {
  made ??= makeTables();
  const dataDir = await newFolder();
  await writeFile(sqliteFileIn(dataDir), await made);
  // Each database has a life of its own, by which devices know it.
  const database = new Sqlite(sqliteFileIn(dataDir));
  // Nothing has to outlive a power cut yet.
  database.pragma('synchronous = OFF');
  const epoch = randomUUID();
  for (const table of ['feed', 'feed_epoch']) database.prepare(`update ${table} set epoch = ?`).run(epoch);
  database.prepare('update guest_secret set secret = ?').run(randomBytes(32).toString('base64url'));
  database.exec(`delete from served_database; delete from lineage where number > 1;
    update feed set lineage = (select lineage from lineage)`);
  database.close();
  return dataDir;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'operator-'));

async function makeTables(): Promise<Buffer> {
  const dataDir = await newFolder();
  await (await openStore({ dataDir, databaseUrl: '' })).close();
  const file = await readFile(sqliteFileIn(dataDir));
  await rm(dataDir, { recursive: true });
  return file;
}
