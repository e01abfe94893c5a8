/** The drawing of a table's last screen: it goes with what is in it, and nobody else finds it. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCached } from '../../../src/device/local-cache/index.ts';
import { type LastScreen, lastScreenKey } from '../../../src/device/office/last-screen/page.ts';
import { storeScreen } from '../../../src/device/records/rows/store-screen.ts';
import { ensureDatabaseName, withRecords } from '../../../src/device/storage/index.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, type Tab } from '../../parts/device/office-device.ts';

const AMINA = v7();
const ADDRESS = '/Operations?section=tour-bookings';
const screen: LastScreen = {
  account: AMINA,
  role: 'operations',
  version: '1',
  language: null,
  width: 1440,
  height: 900,
  entry: 0,
  drawing: ['div', {}, 'Peter Smith'],
};

let feed: TestFeed;
let tab: Tab;
let ids: string[];
beforeEach(async () => {
  feed = createTestFeed(3);
  feed.accounts.push(sessionOf(AMINA));
  const all = Array.from({ length: 4 }, () => tourOf(v7()));
  all.forEach(feed.put);
  ids = all.map(({ id }) => id);
  tab = openTab(feed, createBrowser());
  await tab.signIn('amina@example.com');
  await tab.puller.pull();
});

const lastSegment = async () =>
  Number((await withRecords(tab.database, ({ segments }) => segments.orderBy('order').lastKey())) ?? 0);
async function keep(last: number, drawnOf = ids.slice(0, 2)): Promise<void> {
  const name = (await ensureDatabaseName(tab.database)) ?? '';
  await storeScreen(tab.database, ADDRESS, screen, { kind: 'tour', ids: drawnOf, last, name });
}
const kept = () => withRecords(tab.database, (tables) => readCached(tables, lastScreenKey(ADDRESS)));

describe('A screen that is kept', () => {
  beforeEach(async () => keep(await lastSegment()));

  it('is there until the feed brings something of it', async () => {
    expect((await kept())?.value).toEqual(screen);
    feed.put(tourOf(ids[3] ?? '', { customer_name: 'Not in it', revision: 2 }));
    await tab.puller.pull();
    expect((await kept())?.value).toEqual(screen);
    feed.put(tourOf(ids[1] ?? '', { customer_name: 'In it', revision: 2 }));
    await tab.puller.pull();
    expect(await kept()).toBeUndefined();
  });

  it('is gone once anything was removed: a name may stand elsewhere on the page', async () => {
    feed.remove(ids[3] ?? '');
    await tab.puller.pull();
    expect(await kept()).toBeUndefined();
  });

  it('is gone where the feed starts again, which does not say what is gone', async () => {
    feed.restore(ids.slice(2).map((id) => tourOf(id)));
    await tab.puller.pull();
    expect(await kept()).toBeUndefined();
  });

  it('is not found by who signs in next', async () => {
    feed.accounts.push(sessionOf(v7(), 'operations', 'Baraka'));
    await tab.signIn('baraka@example.com');
    expect(await kept()).toBeUndefined();
  });
});

it('A screen that was drawn before the last pull is not kept', async () => {
  const drawn = await lastSegment();
  feed.put(tourOf(v7()));
  await tab.puller.pull();
  await keep(drawn);
  expect(await kept()).toBeUndefined();
  await keep(await lastSegment());
  expect((await kept())?.value).toEqual(screen);
});

it('A screen with what was removed while it was drawn is not kept', async () => {
  const drawn = await lastSegment();
  feed.remove(ids[0] ?? '');
  await tab.puller.pull();
  await keep(drawn);
  expect(await kept()).toBeUndefined();
});
