/** On a phone each reply of the database costs more than the rows in it: a backlog asks for few. */
import { IDBObjectStore } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';
import { addEntries } from '../../../../src/device/outbox/index.ts';
import { acceptsEverything, createTestDevice } from '../../../parts/device/device.ts';
import { booking } from '../../../parts/records/sample-booking.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the requests of one kind to the entries of any device from now on. */
function countRequests(kind: 'get' | 'delete'): () => number {
  const spy = vi.spyOn(IDBObjectStore.prototype, kind);
  return () => spy.mock.contexts.filter((store) => (store as { name: string }).name === 'entries').length;
}

it('Entries of a backlog are read together and deleted together', async () => {
  const device = createTestDevice({ network: acceptsEverything });
  await addEntries(
    device.outbox,
    Array.from({ length: 300 }, () => ({ id: v7(), kind: 'packageBooking' as const, payload: booking })),
  );
  const [gets, deletes] = [countRequests('get'), countRequests('delete')];
  await device.replayer.replay(true);
  expect(await device.outbox.unsent()).toEqual([]);
  expect(await device.outbox.sent()).toHaveLength(300);
  expect(gets()).toBe(0);
  expect(deletes()).toBeLessThanOrEqual(device.requests.length);
});

it('What stands between entries that were received stays where it is', async () => {
  const device = createTestDevice({ network: acceptsEverything });
  const ids = Array.from({ length: 30 }, () => v7());
  for (const id of ids) await device.add({}, id);
  const kept = ids.filter((_, place) => place % 7 === 3 || place === 12);
  for (const id of kept) await device.outbox.park(id, { message: 'No.' });
  await device.replayer.replay(true);
  expect((await device.outbox.unsent()).map(({ id }) => id)).toEqual(kept);
  expect(await device.outbox.sent()).toHaveLength(30 - kept.length);
});

it('The last receipt says that nothing waits any more, and no other does', async () => {
  const told: boolean[] = [];
  const device = createTestDevice({
    network: acceptsEverything,
    announce: (isAllSent = false) => told.push(isAllSent),
  });
  for (let count = 0; count < 60; count += 1) await device.add();
  await device.replayer.replay(true);
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(told.at(-1)).toBe(true);
});
