/** The calendar's index on the device: what a month shows is read from it, and follows the feed and the outbox. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCalendarStore } from '../../../src/device/office/days/calendar-store.ts';
import { updateDayIndex } from '../../../src/device/office/days/day-index.ts';
import { readCalendarRow, readMonths } from '../../../src/device/office/days/day-rows.ts';
import { withRecords } from '../../../src/device/storage/index.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, type Tab } from '../../parts/device/office-device.ts';
import { readAllStored } from '../../parts/pages/stored.ts';
import { personOf, stayOf } from '../../parts/records/day-records.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

const AMINA = v7();
const SECRET = 'Qvxzkjwpfhtm';
const nextTask = async () => undefined;

let feed: TestFeed;
beforeEach(() => {
  feed = createTestFeed(500);
  feed.accounts.push(sessionOf(AMINA, 'management'));
});

async function signedIn(browser = createBrowser()): Promise<Tab> {
  const tab = openTab(feed, browser);
  await tab.signIn('amina@example.com');
  return tab;
}

/** Pulls, brings the index up to date, and reads the names of a month. */
async function follow(tab: Tab): Promise<void> {
  expect(await tab.puller.pull()).toBe('done');
  await updateDayIndex({ database: tab.database, nextTask });
}
async function namesIn(tab: Tab, month: string): Promise<string[]> {
  const months = await readMonths(tab.database, [month]);
  return (months?.get(month) ?? []).map(({ name }) => name).sort();
}

describe('A month of the calendar', () => {
  it('shows what has days in it, and reads no record for that', async () => {
    feed.put(stayOf({ Contacts: 'over the end', Checkin_date: '2027-05-30', Checkout_date: '2027-06-02' }));
    feed.put(tourOf(v7(), { customer_name: 'within', travel_date: '2027-06-14' }));
    feed.put(tourOf(v7(), { customer_name: 'without a day', travel_date: '' }));
    for (let number = 0; number < 600; number += 1) {
      feed.put(tourOf(v7(), { travel_date: '2028-01-10' }));
    }
    const tab = await signedIn();
    await follow(tab);
    let read = 0;
    await withRecords(tab.database, async ({ segments }) => {
      segments.hook('reading', (segment) => {
        read += 1;
        return segment;
      });
    });
    expect(await namesIn(tab, '2027-05')).toEqual(['over the end']);
    expect(await namesIn(tab, '2027-06')).toEqual(['over the end', 'within']);
    expect(await namesIn(tab, '2027-07')).toEqual([]);
    expect(read).toBe(0);
    // That the count counts: following reads segments.
    feed.put(tourOf(v7()));
    await follow(tab);
    expect(read).toBeGreaterThan(0);
  });

  it('follows changes: another day, a loss, a correction of a correction', async () => {
    const moved = tourOf(v7(), { customer_name: 'moved', travel_date: '2027-06-14' });
    const lost = tourOf(v7(), { customer_name: 'lost', travel_date: '2027-06-14' });
    feed.put(moved);
    feed.put(lost);
    const tab = await signedIn();
    await follow(tab);
    expect(await namesIn(tab, '2027-06')).toEqual(['lost', 'moved']);
    feed.put({ ...moved, revision: 2, travel_date: '2027-08-01' });
    feed.put({ ...lost, revision: 2, state: 'lost' });
    await follow(tab);
    expect(await namesIn(tab, '2027-06')).toEqual([]);
    expect(await namesIn(tab, '2027-08')).toEqual(['moved']);
    feed.put({ ...moved, revision: 3, travel_date: '2027-06-20', customer_name: 'moved back' });
    await follow(tab);
    expect(await namesIn(tab, '2027-06')).toEqual(['moved back']);
    expect(await namesIn(tab, '2027-08')).toEqual([]);
  });

  it('is the same after thousands of changes, which make the index again', async () => {
    const tours = Array.from({ length: 700 }, (_, number) =>
      tourOf(v7(), { customer_name: `tour ${number}`, travel_date: '2027-06-14' }),
    );
    tours.forEach(feed.put);
    const tab = await signedIn();
    await follow(tab);
    for (let round = 0; round < 4; round += 1) {
      for (const tour of tours) feed.put({ ...tour, travel_date: `2027-0${6 + round}-15` });
      await follow(tab);
      expect(await namesIn(tab, `2027-0${6 + round}`)).toHaveLength(700);
      if (round > 0) expect(await namesIn(tab, `2027-0${5 + round}`)).toEqual([]);
    }
    const gone = await withRecords(tab.database, async ({ days }) =>
      (await days.toArray()).reduce((sum, row) => sum + row.gone.length, 0),
    );
    expect(gone).toBeLessThanOrEqual(2_000);
  });

  it('holds no byte of what the office erased', async () => {
    const erased = stayOf({ Contacts: SECRET });
    feed.put(erased);
    feed.put(stayOf({ Contacts: 'stays' }));
    const browser = createBrowser();
    const tab = await signedIn(browser);
    await follow(tab);
    expect(await readAllStored(browser.indexedDB)).toContain(SECRET);
    feed.remove(erased.id);
    await tab.puller.pull();
    expect(await readAllStored(browser.indexedDB)).not.toContain(SECRET);
    expect(await namesIn(tab, '2027-06')).toEqual(['stays']);
    await follow(tab);
    expect(await namesIn(tab, '2027-06')).toEqual(['stays']);
  });

  it('is that of the restored office once the feed was read again', async () => {
    const held = stayOf({ Contacts: 'held' });
    feed.put(held);
    feed.put(stayOf({ Contacts: 'forgotten' }));
    const tab = await signedIn();
    await follow(tab);
    expect(await namesIn(tab, '2027-06')).toEqual(['forgotten', 'held']);
    feed.restore([held]);
    await follow(tab);
    expect(await namesIn(tab, '2027-06')).toEqual(['held']);
  });

  it('is empty for whoever signs in next', async () => {
    feed.put(stayOf());
    const tab = await signedIn();
    await follow(tab);
    await tab.signOut();
    expect(await readMonths(tab.database, ['2027-06'])).toBeNull();
    expect(await updateDayIndex({ database: tab.database, nextTask })).toBeNull();
  });
});

describe('Without a signal a month', () => {
  async function offline(): Promise<Tab> {
    const tab = await signedIn();
    await follow(tab);
    tab.line.network = unreachable;
    return tab;
  }

  it('shows who was entered here, moves them when they are corrected, and says that it waits', async () => {
    const tab = await offline();
    const id = (await tab.enter('person', staffRequests.person)).id;
    const [item] = (await readMonths(tab.database, ['2027-06']))?.get('2027-06') ?? [];
    expect(item).toMatchObject({
      id,
      name: 'Amina Okoye',
      from: '2027-06-14',
      pending: true,
      confirmed: true,
    });
    const there = personOf({ name: 'Zuhura', transport_date: '2027-06-20' });
    feed.put(there);
    tab.line.network = feed.network;
    await follow(tab);
    tab.line.network = unreachable;
    await tab.enter('correction', {
      record: there.id,
      kind: 'person',
      version: 1,
      capturedAt: there.capturedAt,
      replaces: [],
      payload: { ...staffRequests.person, name: 'Zuhura', transportDate: '2027-07-01' },
    });
    expect(await namesIn(tab, '2027-06')).not.toContain('Zuhura');
    expect(await namesIn(tab, '2027-07')).toEqual(['Zuhura']);
  });

  it('shows a change of this device at once, and the record as a whole', async () => {
    const stay = stayOf({ Contacts: 'asked' });
    feed.put(stay);
    feed.put(stayOf({ Contacts: 'gone' }));
    const tab = await offline();
    const change = { record: stay.id, kind: 'stayBooking', revision: 1, after: null };
    await tab.enter('recordChange', { ...change, set: { state: 'confirmed', lostReason: '' } });
    const find = async () =>
      (await readMonths(tab.database, ['2027-06']))?.get('2027-06')?.find(({ id }) => id === stay.id);
    const item = await find();
    expect(item).toMatchObject({ confirmed: true, pending: true });
    const row = await readCalendarRow(tab.database, {
      kind: 'stayBooking',
      id: stay.id,
      segment: item?.segment ?? 0,
    });
    expect(row).toMatchObject({ state: 'confirmed', pending: 'changed', number_of_guests: 2 });
    // Found too where the index was older.
    expect(await readCalendarRow(tab.database, { kind: 'stayBooking', id: stay.id, segment: 0 })).toEqual(
      row,
    );
  });
});

describe('The calendar in a tab', () => {
  it('reads what is shown first, and hears of news', async () => {
    feed.put(stayOf({ Contacts: 'first' }));
    const tab = await signedIn();
    const live = createCalendarStore({ database: tab.database, nextTask, idle: nextTask });
    const states: string[] = [];
    live.subscribe(() => states.push([...live.snapshot().months.keys()].join()));
    const names = (month: string) => (live.snapshot().months.get(month) ?? []).map(({ name }) => name);
    live.want(['2027-06'], ['2027-05', '2027-07']);
    expect(live.snapshot().state).toBe('loading');
    await tab.puller.pull();
    live.onFeedChange({ type: 'records' });
    await expect.poll(() => names('2027-06')).toEqual(['first']);
    await expect
      .poll(() => [...live.snapshot().months.keys()].sort())
      .toEqual(['2027-05', '2027-06', '2027-07']);
    expect(states.find((months) => months !== '')).toBe('2027-06');
    expect(live.snapshot().state).toBe('ready');
    feed.put(stayOf({ Contacts: 'second' }));
    await tab.puller.pull();
    live.onFeedChange({ type: 'records' });
    await expect.poll(() => names('2027-06').sort()).toEqual(['first', 'second']);
    live.want(['2027-08'], []);
    await expect.poll(() => [...live.snapshot().months.keys()]).toEqual(['2027-08']);
    await tab.signOut();
    live.restart();
    await expect.poll(() => live.snapshot().months.size).toBe(0);
  });
});
