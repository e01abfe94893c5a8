/** A start reads what is new since the last one, however many records there are and were removed. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import { findFullScansOnSqlite, recordStatements } from '../../../parts/database/query-plans.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { tourRow } from '../../../parts/records/tour-rows.ts';

let dataDir: string;
let open: Store | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

const actor = { by: 'boss@example.com', at: '2027-01-05T08:00:00.000Z' };
const file = () => join(dataDir, 'operator.db');
const list = () => join(dataDir, 'keys', 'removed-ids');
const idsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => tourRow(from + index).id);

async function stop(): Promise<void> {
  await open?.close();
  open = undefined;
}
async function start(statements: string[] = []): Promise<Store> {
  await open?.close();
  open = await openStore({ dataDir, databaseUrl: '' }, undefined, undefined, {
    log: ({ query }) => void statements.push(query.sql),
  });
  return open;
}
async function seeded(records: number): Promise<Store> {
  await start();
  await stop();
  seedTours(dataDir, records);
  return start();
}

it('Its number of statements does not grow with what was ever removed, and none reads a whole table', async () => {
  const store = await seeded(2_000);
  await store.admin.erase(idsOf(0, 10), actor);
  await start();
  const few: string[] = [];
  await start(few);
  const expected = [...few];
  for (let from = 10; from < 1_600; from += 500) {
    await open?.admin.erase(idsOf(from, Math.min(from + 500, 1_600)), actor);
  }
  await start();
  const many: string[] = [];
  await start(many);
  expect(many).toEqual(expected);

  const recorder = recordStatements();
  await open?.close();
  open = await openStore({ dataDir, databaseUrl: '' }, undefined, undefined, { log: recorder.log });
  const reader = new Sqlite(file(), { readonly: true });
  expect(findFullScansOnSqlite(reader, recorder)).toEqual([]);
  reader.close();
});

it('What a crash kept from the file of removed ids is in it after the next start', async () => {
  const store = await seeded(20);
  await store.admin.erase(idsOf(0, 1), actor);
  await start();
  const before = readFileSync(list());
  await open?.admin.erase(idsOf(1, 3), actor);
  writeFileSync(list(), before);
  await start();
  for (const id of idsOf(0, 3)) expect(readFileSync(list(), 'utf8')).toContain(id);
  // And once: another start adds nothing.
  const size = readFileSync(list()).length;
  await start();
  await start();
  expect(readFileSync(list()).length).toBe(size);
});

it('What a restored copy brings back is removed again, also without the marker of the database', async () => {
  await seeded(20);
  await stop();
  copyFileSync(file(), join(dataDir, 'copy'));
  await (await start()).admin.erase(idsOf(0, 2), actor);
  await stop();
  copyFileSync(join(dataDir, 'copy'), file());
  await rm(join(dataDir, 'keys', 'database.json'));
  const store = await start();
  const { seq } = await store.records.position();
  const { records } = await store.records.slice(['tour'], 0, seq);
  expect(records.map(({ id }) => id)).not.toContain(tourRow(0).id);
  expect(records).toHaveLength(18);
});

it('What a restored database knows nothing of stays removed at every later start', async () => {
  await start();
  await stop();
  copyFileSync(file(), join(dataDir, 'empty'));
  seedTours(dataDir, 5);
  await (await start()).admin.erase(idsOf(0, 2), actor);
  await stop();
  copyFileSync(join(dataDir, 'empty'), file());
  for (let starts = 0; starts < 3; starts += 1) {
    expect((await (await start()).known(idsOf(0, 3))).known).toEqual(idsOf(0, 2));
  }
});
