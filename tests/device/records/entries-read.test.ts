/** The entries that a tab shows: read once for everybody in it, and never older than what it was told of. */
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { countChange } from '../../../src/device/core/live/change-counter.ts';
import { readSharedEntries, shareEntryReads } from '../../../src/device/records/rows/shared-entries.ts';
import { createTestDevice, unreachable } from '../../parts/device/device.ts';

function openTab(indexedDB = new IDBFactory()) {
  const device = createTestDevice({ network: unreachable, announce: countChange, indexedDB });
  shareEntryReads(device.database, async () => undefined);
  const read: string[] = [];
  device.database.entries.hook('reading', (entry) => {
    read.push(entry.id);
    return entry;
  });
  return { ...device, read };
}

it('Who asks while nothing has changed gets what was read before', async () => {
  const { add, database, read } = openTab();
  const { id } = await add();
  const first = await readSharedEntries(database);
  expect(first).toMatchObject([{ id }]);
  expect(await readSharedEntries(database)).toBe(first);
  expect(read).toEqual([id]);
});

it('After a change it is read again, also by who asked while the change was on its way to the disk', async () => {
  const { add, database, outbox } = openTab();
  const { id } = await add();
  await readSharedEntries(database);
  const [asked, next] = await Promise.all([readSharedEntries(database), add()]);
  expect(asked.map((entry) => entry.id)).toContain(id);
  expect((await readSharedEntries(database)).map((entry) => entry.id)).toEqual([id, next.id]);
  await outbox.remove(id);
  expect((await readSharedEntries(database)).map((entry) => entry.id)).toEqual([next.id]);
});

it('A change that was told while it was being read is not missed by who asks after that', async () => {
  const { add, database } = openTab();
  const reading = readSharedEntries(database);
  // Begun, and not done.
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  const added = await add();
  await reading;
  expect((await readSharedEntries(database)).map((entry) => entry.id)).toContain(added.id);
});

it('What was read before changes were heard of is not kept', async () => {
  const indexedDB = new IDBFactory();
  const { database } = openTab(indexedDB);
  const before = await readSharedEntries(database);
  const { id } = await createTestDevice({ network: unreachable, indexedDB }).add();
  expect(await readSharedEntries(database)).toBe(before);
  shareEntryReads(database, async () => undefined);
  expect(await readSharedEntries(database)).toMatchObject([{ id }]);
});

it('What failed to be read is read again by the next one', async () => {
  const { add, database } = openTab();
  const { id } = await add();
  const table = database.entries.orderBy;
  database.entries.orderBy = () => {
    throw new Error('No disk');
  };
  await expect(readSharedEntries(database)).rejects.toThrow('No disk');
  database.entries.orderBy = table;
  expect(await readSharedEntries(database)).toMatchObject([{ id }]);
});
