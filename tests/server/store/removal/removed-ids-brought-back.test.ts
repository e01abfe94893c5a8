/** The newest file of removed ids is put back late, after the server has gone on with an older one. */
import { copyFileSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import type { Store } from '../../../../server/store/core/store.ts';
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
const within = (name: string) => join(dataDir, name);
const removedIds = join('keys', 'removed-ids');
const idsOf = (...places: number[]) => places.map((place) => tourRow(place).id);

async function stop(): Promise<void> {
  await open?.close();
  open = undefined;
}
async function start(): Promise<Store> {
  await stop();
  open = await openStore({ dataDir, databaseUrl: '' });
  return open;
}
async function recordIds(store: Store): Promise<string[]> {
  const { seq } = await store.records.position();
  const { records } = await store.records.slice(['tour'], 0, seq);
  return records.map(({ id }) => id).sort();
}

it('removes again what it lists, also where it is as long as the one that was compared', async () => {
  await start();
  await stop();
  seedTours(dataDir, 10);
  await (await start()).admin.erase(idsOf(0), actor);
  await stop();
  copyFileSync(within('operator.db'), within('old-database'));
  copyFileSync(within(removedIds), within('old-removed-ids'));
  await (await start()).admin.erase(idsOf(1, 2), actor);
  await stop();
  copyFileSync(within(removedIds), within('new-removed-ids'));

  // Both are put back old, and the server goes on.
  copyFileSync(within('old-database'), within('operator.db'));
  copyFileSync(within('old-removed-ids'), within(removedIds));
  await (await start()).admin.erase(idsOf(8, 9), actor);
  await start();
  await stop();
  const length = readFileSync(within(removedIds)).length;
  expect(readFileSync(within('new-removed-ids')).length).toBe(length);

  copyFileSync(within('new-removed-ids'), within(removedIds));
  expect(await recordIds(await start())).toEqual(idsOf(3, 4, 5, 6, 7).sort());
  // And what was removed meanwhile is added to it.
  for (const id of idsOf(0, 1, 2, 8, 9)) expect(readFileSync(within(removedIds), 'utf8')).toContain(id);
});
