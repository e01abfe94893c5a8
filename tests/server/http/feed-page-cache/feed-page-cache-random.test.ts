/**
 * Writes, erasures, new names and first syncs in the order of a seed, on several servers: what a device holds that read
 * kept pages is what the database itself tells.
 */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createFeedPageCache } from '../../../../server/http/feed-page-cache/feed-page-cache.ts';
import type { FeedPageScope } from '../../../../server/http/feed-page-cache/read-feed-page.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import { databases } from '../../../parts/database/databases.ts';
import { hasPostgres } from '../../../parts/database/postgres.ts';
import {
  type CachingServer,
  emptyDevice,
  type Held,
  readDirectly,
  readOn,
} from '../../../parts/device/page-cache-device.ts';
import { paymentFor, requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { createSeededRandom, type SeededRandom } from '../../../parts/seeded-random.ts';
import { addAccount } from '../../../parts/server/staff.ts';
import { takeEntry } from '../../../parts/server/take-entry.ts';

const actor = { by: 'boss@example.com', at: '2027-01-05T08:00:00.000Z' };
const views: FeedPageScope[] = [
  { role: 'management', guests: true },
  { role: 'management', guests: false },
  { role: 'operations', guests: true },
  { role: 'bookings', guests: true },
  { role: 'finance', guests: true },
  { role: 'logistics', guests: false },
];

/** Ids of what is there, by kind. */
interface Office {
  tours: string[];
  stays: string[];
  owners: string[];
}

async function write(
  { odds, pick, below }: SeededRandom,
  stores: readonly Store[],
  office: Office,
): Promise<void> {
  const store = pick(stores);
  const what = below(10);
  const { tours, stays, owners } = office;
  const [tour, stay, owner] = [tours, stays, owners].map((list) => (list.length > 0 ? pick(list) : null));
  if (what < 3 || !tour || !stay || !owner) {
    const id = v7();
    const isTour = odds(0.6);
    (isTour ? tours : stays).push(id);
    await takeEntry(
      store,
      isTour ? 'homeBooking' : 'stayBooking',
      requests[isTour ? 'homeBooking' : 'stayBooking'],
      { id },
    );
  } else if (what === 3) await takeEntry(store, 'person', staffRequests.person);
  else if (what < 6) {
    const set = pick<object>([
      { Incharge: `Guide ${below(9)}` },
      { owner },
      { state: 'confirmed' },
      { price: '100.00', currency: 'USD' },
    ]);
    await takeEntry(store, 'recordChange', { record: tour, kind: 'tour', revision: null, set });
  } else if (what === 6) await takeEntry(store, 'payment', paymentFor(stay));
  else if (what === 7) {
    const link = { record: tour, kind: 'tour', other: stay, otherKind: 'stayBooking', same: odds(0.5) };
    await takeEntry(store, 'guestLink', link);
  } else if (what === 8) await store.accounts.change(owner, { name: `Asha ${below(100)}` }, null, actor);
  else {
    const gone = odds(0.5) ? tour : stay;
    office.tours = tours.filter((id) => id !== gone);
    office.stays = stays.filter((id) => id !== gone);
    if (gone === tour || odds(0.5)) await store.admin.erase([gone], actor);
    else await takeEntry(store, 'recordRemoval', { record: gone, kind: 'stayBooking', revision: null });
  }
}

/** A rename moves no record, so a device keeps the name that it was told: compared is what moves. */
const idsAndRevisions = ({ records }: Pick<Held, 'records'>) =>
  [...records.values()].map(({ id, revision, lastChange }) => `${id} ${revision} ${lastChange}`).sort();

/** Told anew it may be marked as one that could not be found: that a device forgets by itself. */
const findable = ({ elsewhere }: Pick<Held, 'elsewhere'>) =>
  [...elsewhere.values()].filter(({ keys }) => keys.length > 0).sort((a, b) => (a.id < b.id ? -1 : 1));

/** One in the gate, and more after it. */
const SEEDS = (process.env.PAGE_CACHE_SEEDS ?? '1').split(',').map(Number);

describe.each(databases)('Devices of several servers on %s that keep pages', (name, open) => {
  // A step on PostgreSQL takes ten times as long.
  const [seeds, steps] = name === 'SQLite' ? [SEEDS, 40] : [[5], 25];
  it.each(seeds)('hold what the database tells, by seed %i', async (seed) => {
    const chance = createSeededRandom(seed);
    const database = await open();
    const others = [await database.openAgain(), await database.openAgain()];
    const stores = [database.store, ...others];
    const servers: CachingServer[] = stores.map(({ records }) => ({
      records,
      // Small pages, and room for a few of them.
      pages: createFeedPageCache({ records, most: 8, budget: 40_000 }),
    }));
    const pick = () => chance.pick(servers);
    const office: Office = { tours: [], stays: [], owners: [] };
    await addAccount(database, 'management');
    for (const owner of ['Asha', 'Juma']) {
      office.owners.push((await addAccount(database, 'operations', { name: owner })).id);
    }
    for (let count = 0; count < 40; count += 1) await write(chance, stores, office);
    const old = views.map(() => emptyDevice());
    // In WebAssembly all connections are one session: it cannot read on one while another writes.
    const together = name === 'SQLite' || hasPostgres;
    for (let step = 0; step < steps; step += 1) {
      const writes = () => write(chance, stores, office);
      const place = chance.below(views.length);
      const view = views[place] as FeedPageScope;
      const reads = [0, 1].map(() => () => readOn(emptyDevice(), view, pick));
      const work = [writes, ...reads, () => readOn(old[place] as Held, view, pick)];
      if (together) await Promise.all(work.map((one) => one()));
      else for (const one of work) await one();

      const device = emptyDevice();
      await readOn(device, view, pick);
      const direct = await readDirectly(database.store.records, view);
      expect([...device.records.values()]).toEqual([...direct.records.values()]);
      expect(findable(device)).toEqual(findable(direct));
      await readOn(old[place] as Held, view, pick);
      expect(idsAndRevisions(old[place] as Held)).toEqual(idsAndRevisions(direct));
    }
    for (const store of others) await store.close();
    await database.close();
  });
});
