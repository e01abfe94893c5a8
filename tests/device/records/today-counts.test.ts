/** Counts of today, shown before anything else is read: those that all rows give, however much waits. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { isVoided } from '../../../src/contract/protocol/record-base.ts';
import { readDeviceState } from '../../../src/device/core/database.ts';
import { readTodayCounts } from '../../../src/device/records/counts/today-counts.ts';
import type { Row } from '../../../src/device/records/index.ts';
import { isCapturedWithin } from '../../../src/device/records/index.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed } from '../../parts/device/feed.ts';
import { openTab, settled, type Tab } from '../../parts/device/office-device.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

const NEEMA = v7();
const SAIDI = v7();
const TODAY = { from: '2027-01-01T21:00:00.000Z', to: '2027-01-02T21:00:00.000Z' };
const yesterday = Date.parse('2027-01-01T20:59:59.999Z');
const today = Date.parse(TODAY.from);

let feed: TestFeed;
let tab: Tab;
beforeEach(async () => {
  feed = createTestFeed(50);
  feed.accounts.push(sessionOf(NEEMA, 'logistics', 'Neema'), sessionOf(SAIDI, 'logistics', 'Saidi'));
  tab = openTab(feed);
  await tab.signIn('neema@example.com');
  await tab.puller.pull();
  tab.time.now = today;
  tab.line.network = unreachable;
});

const quickly = () => readTodayCounts(tab.database, 'person', TODAY);

/** Counts as a page does that has read everything. */
async function byRows() {
  const store = tab.open('person');
  await settled(store);
  const rows: readonly Row<'person'>[] = store.snapshot().rows;
  const isOfToday = ({ capturedAt }: Row) => capturedAt >= TODAY.from && capturedAt < TODAY.to;
  return {
    counted: rows.filter((row) => isOfToday(row) && !isVoided(row)).length,
    unsent: rows.filter(({ pending, problem }) => pending && !problem).length,
    refused: rows.filter(({ problem }) => problem).length,
    isSynced: true,
  };
}

async function enter(count: number, at = today): Promise<string[]> {
  tab.time.now = at;
  const ids: string[] = [];
  for (let one = 0; one < count; one += 1) {
    ids.push((await tab.enter('person', { ...staffRequests.person, name: `Guest ${one}` })).id);
  }
  return ids;
}

async function goOnline(): Promise<void> {
  tab.line.network = feed.network;
  await tab.replayer.replay(true);
  tab.line.network = unreachable;
}

const pull = async () => {
  tab.line.network = feed.network;
  await tab.puller.pull();
  tab.line.network = unreachable;
};

const voidIt = (record: string) =>
  tab.enter('recordChange', { record, kind: 'person', set: { voided: 'Stayed at the camp' }, seen: {} });

describe('The numbers of today', () => {
  it('are none on a device where nothing was entered', async () => {
    expect(await quickly()).toEqual({ counted: 0, unsent: 0, refused: 0, isSynced: true });
  });

  it('are told by the rows alone while the clock is wrong, which know the day all the same', async () => {
    const ahead = -15 * 86_400_000;
    const standing = (await readDeviceState(tab.database, 'standing')) ?? { epoch: v7(), backedUpTo: 0 };
    await tab.database.facts.put({ key: 'standing', value: { ...standing, ahead } });
    await enter(2, today + ahead);
    expect(await quickly()).toBeNull();
    const store = tab.open('person');
    await settled(store);
    expect(store.snapshot().rows.filter((row) => isCapturedWithin(row, TODAY))).toHaveLength(2);
  });

  it('know the day to the millisecond, and what waits of any day', async () => {
    await enter(2, yesterday);
    await enter(3, today);
    await enter(1, Date.parse(TODAY.to));
    expect(await quickly()).toEqual({ counted: 3, unsent: 6, refused: 0, isSynced: true });
  });

  // More entries than are read together, and fewer.
  it.each([150, 5])('are those of the rows, with %i that wait', async (waiting) => {
    const check = async () => expect(await quickly()).toEqual(await byRows());
    const [old = ''] = await enter(1, yesterday);
    const [refused = '', second = ''] = await enter(waiting);
    await check();
    await tab.outbox.park(refused, { message: 'No.' });
    await voidIt(second);
    await voidIt(old);
    await check();
    // Some that the server has, before and after the feed has brought them.
    await goOnline();
    await check();
    await pull();
    await check();
    const [third = '', fourth = ''] = await enter(waiting);
    await tab.enter('person', { ...staffRequests.person, name: 'Corrected' }, third);
    await voidIt(fourth);
    await voidIt(second);
    // Voids a record that the office has, and an entry that is refused.
    const records = await tab.records();
    await voidIt(records.at(-1)?.id ?? '');
    await voidIt(refused);
    await check();
    // A colleague's of today, and one of another day that is changed here.
    const [example] = records;
    for (const capturedAt of [TODAY.from, '2026-12-24T08:00:00.000Z']) {
      const id = v7();
      const enteredBy = { id: SAIDI, name: 'Saidi' };
      if (example) feed.put({ ...example, id, capturedAt, enteredBy, lastChange: id });
      await pull();
      await check();
      await voidIt(id);
      await check();
    }
    await goOnline();
    await check();
  });

  it('are of who is signed in: what others left on the device is theirs', async () => {
    await enter(2);
    tab.line.network = feed.network;
    await tab.signIn('saidi@example.com');
    await tab.puller.pull();
    expect(await quickly()).toEqual({ counted: 0, unsent: 0, refused: 0, isSynced: true });
  });

  it('are not told where nobody is signed in, nor where so much was changed that it takes long', async () => {
    const [first = ''] = await enter(1);
    for (let count = 0; count <= 200; count += 1) await voidIt(first);
    expect(await quickly()).toBeNull();
    await tab.signOut();
    expect(await quickly()).toBeNull();
  });

  it('say that there may be more where the feed was never read', async () => {
    const fresh = openTab(feed);
    await fresh.signIn('neema@example.com');
    expect(await readTodayCounts(fresh.database, 'person', TODAY)).toMatchObject({
      counted: 0,
      isSynced: false,
    });
  });
});

it('No entry is read to tell them, however many wait', async () => {
  await enter(150);
  let read = 0;
  tab.database.entries.hook('reading', (entry) => {
    read += 1;
    return entry;
  });
  expect(await quickly()).toMatchObject({ counted: 150, unsent: 150 });
  expect(read).toBe(0);
});
