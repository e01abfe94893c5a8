/** Many records changed at once, changes set back, and removals deferred back. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import type { LiveRecordsSource } from '../../../src/device/records/rows/live-records.ts';
import type { Row } from '../../../src/device/records/rows/rows.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, settled, type Tab } from '../../parts/device/office-device.ts';

const AMINA = v7();
let feed: TestFeed;
let tab: Tab;
let store: LiveRecordsSource<'tour'>;
let ids: string[];
let work: ReturnType<typeof createStaffActions>;

const workIn = (one: Tab) =>
  createStaffActions({
    database: one.database,
    outbox: one.outbox,
    submit: one.submit,
    announce: one.announce,
    newId: v7,
    shown: () => one.sessions.view().session?.account.id ?? null,
  });
const row = (id: string) => store.snapshot().rows.find((one) => one.id === id) as Row<'tour'>;
const rows = () => ids.map(row);
const states = () => rows().map(({ state }) => state);
const heldStates = () => ids.map((id) => feed.held(id)?.state);
const online = async () => {
  tab.line.network = feed.network;
  await tab.replayer.replay(true);
  await tab.puller.pull();
  await settled(store);
};
const answer = (list: readonly Row<'tour'>[] = rows()) =>
  work.changeRecords(list.map((one) => ({ row: one, set: { state: 'answered', lostReason: '' } })));
const storedIds = (stored: Awaited<ReturnType<typeof answer>>): string[] => {
  if (stored.type !== 'stored') throw new Error(stored.error);
  return stored.ids;
};
const toNew = (change: string, record: string) => ({
  change,
  record,
  kind: 'tour' as const,
  set: { state: 'new' as const, lostReason: '' },
});
/** Baraka's change, as the feed brings it. */
const byBaraka = (id: string, set: Partial<FeedRecord<'tour'>>) => {
  const mark = { id: v7(), by: 'Baraka', at: '2027-01-01T09:00:00.000Z' };
  const setBy = Object.fromEntries(Object.keys(set).map((field) => [field, mark]));
  feed.put(tourOf(id, { ...set, setBy, revision: 2, lastChange: mark.id }));
};

beforeEach(async () => {
  feed = createTestFeed(50);
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'), sessionOf(v7(), 'management', 'Juma'));
  ids = Array.from({ length: 13 }, () => v7());
  for (const id of ids) feed.put(tourOf(id));
  tab = openTab(feed, createBrowser());
  await tab.signIn('amina@example.com');
  await tab.puller.pull();
  store = tab.open('tour');
  await settled(store);
  work = workIn(tab);
});

describe('Many records changed at once', () => {
  it('are an entry each, show at once without a signal, and arrive once each', async () => {
    tab.line.network = unreachable;
    const changes = storedIds(await answer());
    await settled(store);
    expect(new Set(states())).toEqual(new Set(['answered']));
    expect(await tab.outbox.unsent()).toHaveLength(13);
    expect(new Set((await work.changeOutcomes(changes)).map(({ state }) => state))).toEqual(
      new Set(['waiting']),
    );
    await online();
    expect(new Set(heldStates())).toEqual(new Set(['answered']));
    expect(ids.map((id) => feed.held(id)?.revision)).toEqual(ids.map(() => 2));
    expect(await tab.outbox.unsent()).toEqual([]);
    expect(feed.receipts.size).toBe(13);
    expect(new Set((await work.changeOutcomes(changes)).map(({ state }) => state))).toEqual(new Set(['set']));
  });

  it('tell each outcome apart: set, changed by somebody else before, refused', async () => {
    byBaraka(ids[4] as string, { state: 'quoted' });
    feed.remove(ids[7] as string);
    const changes = storedIds(await answer());
    await tab.replayer.replay(true);
    const outcomes = await work.changeOutcomes(changes);
    expect(outcomes.filter(({ state }) => state === 'set')).toHaveLength(11);
    expect(outcomes[4]).toEqual({ state: 'conflict', by: 'Baraka' });
    expect(outcomes[7]).toEqual({ state: 'refused' });
    await settled(store);
    expect(row(ids[4] as string).problem?.held).toMatchObject({ state: 'quoted' });
  });

  it('build on changes that this device made before, stored or still under way', async () => {
    const [first, second] = rows();
    tab.line.network = unreachable;
    await work.changeRecord(first as Row<'tour'>, { state: 'quoted', lostReason: '' });
    const underWay = work.changeRecord(second as Row<'tour'>, { state: 'quoted', lostReason: '' });
    await answer();
    await underWay;
    await online();
    await tab.replayer.replay(true);
    expect(new Set(heldStates())).toEqual(new Set(['answered']));
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('are none at all when their account has signed out meanwhile', async () => {
    const other = openTab(feed, tab.browser);
    const drawn = rows();
    await other.signIn('juma@example.com');
    // This tab has not heard of it and shows Amina still.
    const stale = createStaffActions({
      database: tab.database,
      outbox: tab.outbox,
      submit: tab.submit,
      announce: tab.announce,
      newId: v7,
      shown: () => AMINA,
    });
    const stored = await stale.changeRecords(
      drawn.map((one) => ({ row: one, set: { state: 'answered', lostReason: '' } })),
    );
    expect(stored).toMatchObject({ type: 'not-stored', error: expect.stringMatching(/another account/) });
    expect(await tab.outbox.unsent()).toEqual([]);
  });
});

describe('A change that is set back', () => {
  const setBack = (changes: readonly string[], list = ids) =>
    work.setBack(changes.map((change, place) => toNew(change, list[place] as string)));

  it('before it has left is gone, and nobody ever hears of it', async () => {
    tab.line.network = unreachable;
    const changes = storedIds(await answer());
    await settled(store);
    expect(await setBack(changes)).toEqual({ type: 'stored', taken: 13, ids: [], overtaken: 0 });
    await settled(store);
    expect(new Set(states())).toEqual(new Set(['new']));
    expect(new Set(rows().map(({ pending }) => pending))).toEqual(new Set([null]));
    await online();
    expect(feed.receipts.size).toBe(0);
  });

  it('after it may have left gets a change that undoes it, once', async () => {
    const changes = storedIds(await answer());
    tab.line.network = unreachable;
    await tab.replayer.replay(true);
    expect(await setBack(changes)).toMatchObject({ taken: expect.any(Number), overtaken: 0 });
    await settled(store);
    expect(new Set(states())).toEqual(new Set(['new']));
    await online();
    await tab.replayer.replay(true);
    expect(new Set(heldStates())).toEqual(new Set(['new']));
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('after the office has it gets one too, with what it was before', async () => {
    const [id = ''] = ids;
    const change = v7();
    await work.changeRecord(row(id), { state: 'lost', lostReason: 'Too dear' }, change);
    await tab.puller.pull();
    await settled(store);
    expect(await setBack([change])).toMatchObject({ taken: 0, ids: [expect.any(String)], overtaken: 0 });
    await online();
    expect(feed.held(id)).toMatchObject({ state: 'new', revision: 3 });
    expect(feed.held(id)?.lostReason).toBeUndefined();
  });

  it('is undone too while the tab still shows the record as it was before', async () => {
    const [id = ''] = ids;
    const change = v7();
    await work.changeRecord(row(id), { state: 'answered', lostReason: '' }, change);
    await tab.puller.pull();
    const done = await work.setBack([toNew(change, id)]);
    expect(done).toMatchObject({ taken: 0, ids: [expect.any(String)], overtaken: 0 });
  });

  it('stays where the field has been set again since, here or by a colleague', async () => {
    const [one = '', other = ''] = ids;
    const [first, second] = [v7(), v7()];
    await work.changeRecord(row(one), { state: 'answered', lostReason: '' }, first);
    await work.changeRecord(row(other), { state: 'answered', lostReason: '' }, second);
    await work.changeRecord(row(one), { state: 'quoted', lostReason: '' });
    byBaraka(other, { state: 'done' });
    await online();
    expect(await setBack([first, second])).toEqual({ type: 'stored', taken: 0, ids: [], overtaken: 2 });
    expect(heldStates().slice(0, 2)).toEqual(['quoted', 'done']);
  });

  it('is a conflict where a colleague has set the field and this device does not know yet', async () => {
    const [id = ''] = ids;
    const change = v7();
    await work.changeRecord(row(id), { state: 'answered', lostReason: '' }, change);
    await tab.puller.pull();
    await settled(store);
    byBaraka(id, { state: 'done' });
    await setBack([change]);
    await tab.replayer.replay(true);
    await settled(store);
    expect(row(id).problem?.held).toMatchObject({ state: 'done' });
    expect(feed.held(id)).toMatchObject({ state: 'done' });
  });

  it('does not take away what a later change of this device was made on', async () => {
    tab.line.network = unreachable;
    const [id = ''] = ids;
    const [change] = storedIds(await answer([row(id)]));
    await settled(store);
    await work.changeRecords([{ row: row(id), set: { state: 'quoted', lostReason: '' } }]);
    expect(await setBack([change as string])).toEqual({ type: 'stored', taken: 0, ids: [], overtaken: 1 });
    await online();
    await tab.replayer.replay(true);
    expect(feed.held(id)).toMatchObject({ state: 'quoted' });
  });
});

describe('A removal that is deferred back', () => {
  const id = v7();
  const stay = { ...tourOf(id), kind: 'stayBooking', package: 'Room Only' } as unknown as FeedRecord;
  let stays: LiveRecordsSource<'stayBooking'>;
  const shown = () => stays.snapshot().rows.find((one) => one.id === id);
  const hold = async () => {
    const deferred = await work.deferRemoval(shown() as Row<'stayBooking'>, tab.time.now + 15_000);
    if (deferred.type !== 'deferred') throw new Error(deferred.error);
    await settled(stays);
    return deferred;
  };
  beforeEach(async () => {
    feed.put(stay);
    await tab.puller.pull();
    stays = tab.open('stayBooking');
    await settled(stays);
  });

  it('crosses the record out at once and is not sent, whatever wakes', async () => {
    await hold();
    expect(shown()).toMatchObject({ pending: 'removed' });
    await tab.replayer.replay(true);
    expect(feed.held(id)).not.toBeNull();
  });

  it('is taken back as if it had never been', async () => {
    const deferred = await hold();
    expect(await work.takeBackDeferred(deferred)).toBe(true);
    await settled(stays);
    expect(shown()).toMatchObject({ pending: null });
    tab.time.now += 60_000;
    await tab.replayer.replay(true);
    expect(feed.held(id)).not.toBeNull();
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('is sent by whatever wakes after its time, when its tab is closed', async () => {
    await hold();
    const later = openTab(feed, tab.browser);
    later.time.now = tab.time.now + 16_000;
    await later.replayer.replay(false);
    expect(feed.held(id)).toBeNull();
  });

  it('is deferred longer while the person thinks, and then sent once', async () => {
    const deferred = await hold();
    tab.time.now += 14_000;
    expect(await work.deferLonger(deferred, tab.time.now + 15_000)).toBe(true);
    tab.time.now += 14_000;
    await tab.replayer.replay(true);
    expect(feed.held(id)).not.toBeNull();
    expect(await work.sendDeferred(deferred)).toMatchObject({ type: 'accepted' });
    expect(feed.held(id)).toBeNull();
    expect(await work.sendDeferred(deferred)).toMatchObject({ type: 'accepted' });
    expect(feed.receipts.size).toBe(1);
  });

  it('cannot be taken back once it has been sent', async () => {
    const deferred = await hold();
    await work.sendDeferred(deferred);
    expect(await work.takeBackDeferred(deferred)).toBe(false);
    expect(await work.deferLonger(deferred, tab.time.now + 15_000)).toBe(false);
  });
});
