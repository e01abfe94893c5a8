/** How often the stores of a tab read the outbox: hundreds of entries may wait in it. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { unreachable } from '../../../parts/device/device.ts';
import { createTestFeed, sessionOf, tourOf } from '../../../parts/device/feed.ts';
import { openTab, settled } from '../../../parts/device/office-device.ts';

const KINDS = ['packageBooking', 'tripPlan', 'flightRequest', 'eventRequest', 'payment', 'tour'] as const;

it('A change of the outbox is read once for all stores of a tab, and shown by the one that it is for', async () => {
  const feed = createTestFeed(3);
  feed.accounts.push(sessionOf(v7(), 'operations', 'Amina'));
  const tour = tourOf(v7());
  feed.put(tour);
  const tab = openTab(feed);
  await tab.signIn('amina@example.com');
  await tab.puller.pull();
  tab.line.network = unreachable;
  const stores = KINDS.map((kind) => tab.open(kind));
  for (const store of stores) await settled(store);
  const before = stores.map((store) => store.snapshot());
  const read: string[] = [];
  tab.database.entries.hook('reading', (entry) => {
    read.push(entry.id);
    return entry;
  });
  const { id: record, kind, revision, lastChange } = tour;
  const set = { state: 'answered' };
  const change = await tab.enter('recordChange', { record, kind, revision, lastChange, after: null, set });
  for (const store of stores) await settled(store);
  expect(read).toEqual([change.id]);
  expect(stores.at(-1)?.snapshot().rows).toMatchObject([{ state: 'answered', pending: 'changed' }]);
  // The others tell nobody of what is not theirs.
  expect(stores.slice(0, -1).map((store) => store.snapshot())).toEqual(before.slice(0, -1));
  for (const [place, store] of stores.slice(0, -1).entries()) expect(store.snapshot()).toBe(before[place]);
});
