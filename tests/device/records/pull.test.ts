import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCached, storeCached } from '../../../src/device/local-cache/index.ts';
import { readFirstRows } from '../../../src/device/records/rows/first-rows.ts';
import { readProgress, withRecords } from '../../../src/device/storage/index.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, type Tab } from '../../parts/device/office-device.ts';
import { recordDatabases } from '../../parts/pages/stored.ts';

const AMINA = v7();

let feed: TestFeed;
beforeEach(() => {
  feed = createTestFeed(3);
  feed.accounts.push(sessionOf(AMINA));
});

async function signedIn(browser = createBrowser()): Promise<Tab> {
  const tab = openTab(feed, browser);
  await tab.signIn('amina@example.com');
  return tab;
}

const tours = (count: number) => Array.from({ length: count }, () => tourOf(v7()));
const here = async (tab: Tab) => (await tab.records()).map(({ id }) => id).sort();

/** Waits until a store shows what is asked for. */
async function until(holds: () => boolean): Promise<void> {
  for (let count = 0; !holds(); count += 1) {
    if (count > 500) throw new Error('It never came.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

it('A feed that starts anew, as after a restore, leaves what is half written about its records', async () => {
  const [kept, lost] = [tourOf(v7()), tourOf(v7())];
  for (const tour of [kept, lost]) feed.put(tour);
  const tab = await signedIn();
  await tab.puller.pull();
  const draft = (record: string) => ({
    id: v7(),
    kind: 'recordNote' as const,
    tab: 'one',
    author: AMINA,
    values: { record, text: 'Dear guest' },
    savedAt: '2027-01-01T00:00:00.000Z',
  });
  await tab.database.drafts.bulkPut([draft(kept.id), draft(lost.id)]);
  // The backup has only one of them; a phone brings the other one later.
  feed.restore([kept]);
  await tab.puller.pull();
  expect(await here(tab)).toEqual([kept.id]);
  feed.put(lost);
  await tab.puller.pull();
  const drafts = await tab.database.drafts.toArray();
  expect(drafts.map(({ values }) => values.record).sort()).toEqual([kept.id, lost.id].sort());
});

describe('A pull', () => {
  it('brings everything, page by page, and then only what is new', async () => {
    const all = tours(8);
    all.forEach(feed.put);
    const tab = await signedIn();
    expect(await tab.puller.pull()).toBe('done');
    expect(await here(tab)).toEqual(all.map(({ id }) => id).sort());
    expect(tab.gets).toHaveLength(3);
    const late = tourOf(v7());
    feed.put(late);
    feed.remove(all[0]?.id ?? '');
    await tab.puller.pull();
    expect(tab.gets).toHaveLength(4);
    expect(await here(tab)).toEqual([...all.slice(1), late].map(({ id }) => id).sort());
  });

  it.each([1, 2, 3, 4])('cut at page %i goes on from there, after a restart too', async (page) => {
    const all = tours(11);
    all.forEach(feed.put);
    const browser = createBrowser();
    const harness = await signedIn(browser);
    let pages = 0;
    harness.line.network = async (address, init) => {
      pages += 1;
      return pages < page ? feed.network(address, init) : unreachable(address, init);
    };
    expect(await harness.puller.pull()).toBe('unreachable');
    expect(await here(harness)).toHaveLength((page - 1) * 3);
    harness.close();

    const town = openTab(feed, browser);
    expect(await town.puller.pull()).toBe('done');
    expect(await here(town)).toHaveLength(11);
    expect(town.gets).toHaveLength(4 - (page - 1));
  });

  it('of a page that no connection brought whole writes nothing', async () => {
    tours(2).forEach(feed.put);
    const tab = await signedIn();
    for (const body of ['<html>Welcome to Lodge Wi-Fi</html>', '{"records":[{"id":', '{"records":7}']) {
      tab.line.network = async () => new Response(body);
      expect(await tab.puller.pull()).toBe('unreachable');
    }
    expect(await here(tab)).toEqual([]);
    expect(await withRecords(tab.database, readProgress)).toBeUndefined();
  });

  it('by two tabs at once asks for each page once', async () => {
    const all = tours(7);
    all.forEach(feed.put);
    const browser = createBrowser();
    const [one, two] = [await signedIn(browser), await signedIn(browser)];
    await Promise.all([one.puller.pull(), two.puller.pull(), one.puller.pull()]);
    // Three pages, and one look by whoever came second.
    expect([...one.gets, ...two.gets]).toHaveLength(4);
    expect(await here(two)).toHaveLength(7);
  });

  it('by two tabs without locks loses and doubles nothing', async () => {
    tours(7).forEach(feed.put);
    const browser = createBrowser();
    browser.locks.pull = (work) => work();
    const [one, two] = [await signedIn(browser), await signedIn(browser)];
    const outcomes = await Promise.all([one.puller.pull(), two.puller.pull()]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await here(one)).toHaveLength(7);
  });

  it('after a restored backup replaces everything, and no table is empty in between', async () => {
    const old = tours(5);
    old.forEach(feed.put);
    const tab = await signedIn();
    await tab.puller.pull();
    const store = tab.open('tour');
    await until(() => store.snapshot().rows.length === 5);
    const kept = tourOf(old[4]?.id ?? '', { customer_name: 'As it was before' });
    const fresh = [kept, ...tours(6)];
    feed.restore(fresh);
    const counts: number[] = [];
    store.subscribe(() => counts.push(store.snapshot().rows.length));
    expect(await tab.puller.pull()).toBe('done');
    await until(() => store.snapshot().rows.length === 7);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(await here(tab)).toEqual(fresh.map(({ id }) => id).sort());
    expect(store.snapshot().rows.find(({ id }) => id === kept.id)?.customer_name).toBe('As it was before');
  });

  it('cut while everything is replaced drops what is void the next time', async () => {
    tours(5).forEach(feed.put);
    const browser = createBrowser();
    const tab = await signedIn(browser);
    await tab.puller.pull();
    const fresh = tours(5);
    feed.restore(fresh);
    let pages = 0;
    tab.line.network = async (address, init) => {
      pages += 1;
      return pages < 2 ? feed.network(address, init) : unreachable(address, init);
    };
    await tab.puller.pull();
    expect(await here(tab)).toHaveLength(8);
    tab.close();
    const again = openTab(feed, browser);
    await again.puller.pull();
    expect(await here(again)).toEqual(fresh.map(({ id }) => id).sort());
  });

  it('asks for a sign-in where the session has ended, and keeps what is here', async () => {
    tours(2).forEach(feed.put);
    const tab = await signedIn();
    await tab.puller.pull();
    feed.cookie = null;
    expect(await tab.puller.pull()).toBe('expired');
    await tab.sessions.look();
    expect(tab.sessions.view()).toMatchObject({ state: 'expired', session: { account: { id: AMINA } } });
    expect(await here(tab)).toHaveLength(2);
    await tab.signIn('amina@example.com');
    expect(tab.sessions.view().state).toBe('in');
    expect(await here(tab)).toHaveLength(2);
  });

  it('on its way at a sign-out writes nothing any more', async () => {
    tours(5).forEach(feed.put);
    const tab = await signedIn();
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (address.startsWith('/api/changes')) await tab.signOut();
      return answer;
    };
    expect(await tab.puller.pull()).toBe('out');
    expect(await here(tab)).toEqual([]);
    expect(await recordDatabases(tab.browser.indexedDB)).toEqual([]);
  });
});

describe('A table', () => {
  it('loads what is here in chunks, and keeps the rows that did not change', async () => {
    const all = tours(30);
    all.forEach(feed.put);
    const browser = createBrowser();
    const tab = await signedIn(browser);
    await tab.puller.pull();
    const other = openTab(feed, browser);
    const store = other.open('tour');
    await until(() => store.snapshot().state === 'ready');
    const before = store.snapshot();
    expect(before.rows).toHaveLength(30);
    expect(store.snapshot()).toBe(before);
    const changed = { ...tourOf(all[3]?.id ?? ''), Incharge: 'Neema', revision: 2 };
    feed.put(changed);
    // The other tab pulls; this one hears of it.
    await tab.puller.pull();
    await until(() => store.snapshot().version > before.version);
    const after = store.snapshot();
    const moved = after.rows.filter((row) => !before.rows.includes(row));
    expect(moved).toMatchObject([{ id: changed.id, Incharge: 'Neema', pending: null }]);
    expect(after.rows).toHaveLength(30);
  });

  it('shows only its own kind', async () => {
    feed.put(tourOf(v7()));
    feed.put({ ...tourOf(v7()), kind: 'lead' } as never);
    const tab = await signedIn();
    const store = tab.open('lead');
    await tab.puller.pull();
    await until(() => store.snapshot().rows.length > 0);
    expect(store.snapshot().rows.map(({ kind }) => kind)).toEqual(['lead']);
  });

  it('says that nothing could be fetched yet where there is no signal and nothing here', async () => {
    const tab = await signedIn();
    tab.line.network = unreachable;
    const store = tab.open('tour');
    await tab.puller.pull();
    await until(() => store.snapshot().state === 'failed');
    expect(store.snapshot().error).toMatch(/signal/);
    tab.line.network = feed.network;
    feed.put(tourOf(v7()));
    await tab.puller.pull();
    await until(() => store.snapshot().state === 'ready');
    expect(store.snapshot().rows).toHaveLength(1);
    expect(store.snapshot().error).toBeUndefined();
  });
});

describe('What many small pulls have left', () => {
  it('is joined, and says the same as before', async () => {
    const all = tours(3);
    all.forEach(feed.put);
    const tab = await signedIn();
    const store = tab.open('tour');
    await tab.puller.pull();
    for (let count = 2; count < 230; count += 1) {
      feed.put(tourOf(all[count % 3]?.id ?? '', { revision: count, customer_name: `Number ${count}` }));
      if (count === 100) feed.remove(all[2]?.id ?? '');
      await tab.puller.pull();
    }
    await until(() => store.snapshot().rows.some(({ revision }) => revision === 229));
    expect(await withRecords(tab.database, ({ segments }) => segments.count())).toBeLessThan(50);
    const other = openTab(feed, createBrowser());
    await other.signIn('amina@example.com');
    await other.puller.pull();
    const byId = (list: readonly { id: string }[]) => [...list].sort((a, b) => a.id.localeCompare(b.id));
    expect(byId(await tab.records())).toEqual(byId(await other.records()));
    expect(byId(store.snapshot().rows)).toMatchObject(byId(await other.records()));
  });
});

describe('The first screen of a table', () => {
  it('is there before the rest is read, as new as the last pull, with what waits', async () => {
    const all = tours(4);
    all.forEach(feed.put);
    const tab = await signedIn();
    await tab.puller.pull();
    const ids = [all[2]?.id ?? '', all[0]?.id ?? '', all[1]?.id ?? ''];
    const records = ids.map((id) => tourOf(id));
    await storeCached(tab.database, ['tours', '/tours?view=first'], { value: ids, records, of: 'tours' });
    feed.put(tourOf(all[0]?.id ?? '', { customer_name: 'Renamed', revision: 2 }));
    feed.remove(all[1]?.id ?? '');
    await tab.puller.pull();
    const set = { tour_status: 'ongoing' };
    await tab.enter('recordChange', { record: ids[0], kind: 'tour', revision: 1, after: null, set });
    expect((await withRecords(tab.database, (kept) => readCached(kept, 'tours')))?.value).toEqual(ids);
    expect(await readFirstRows(tab.database, 'nothing')).toBeNull();
    for (const name of ['tours', '/tours?view=first']) {
      expect(await readFirstRows(tab.database, name)).toMatchObject({
        key: 'tours',
        rows: [
          { id: ids[0], tour_status: 'ongoing', pending: 'changed' },
          { id: ids[1], customer_name: 'Renamed', pending: null },
        ],
      });
    }
  });

  it('has nothing where the feed starts again, which does not say what is gone', async () => {
    const all = tours(4);
    all.forEach(feed.put);
    const tab = await signedIn();
    await tab.puller.pull();
    const ids = all.map(({ id }) => id);
    await storeCached(tab.database, ['tours'], { value: ids, records: all, of: 'tours' });
    await storeCached(tab.database, ['typed'], { value: 'Serengeti', records: [] });
    feed.restore(all.slice(1));
    await tab.puller.pull();
    expect(await readFirstRows(tab.database, 'tours')).toBeNull();
    expect((await withRecords(tab.database, (kept) => readCached(kept, 'typed')))?.value).toBe('Serengeti');
  });
});
