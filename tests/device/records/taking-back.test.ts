/** Notes and answers that are taken back, and conflicts that are chosen again, without a signal too. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import type { LiveRecordsSource } from '../../../src/device/records/rows/live-records.ts';
import type { Row } from '../../../src/device/records/rows/rows.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, settled, type Tab } from '../../parts/device/office-device.ts';

const AMINA = v7();
let feed: TestFeed;
let tab: Tab;
let store: LiveRecordsSource<'tour'>;
let id: string;
let work: ReturnType<typeof createStaffActions>;

const row = () => store.snapshot().rows.find((one) => one.id === id) as Row<'tour'>;
const online = async () => {
  tab.line.network = feed.network;
  await tab.replayer.replay(true);
  await tab.puller.pull();
  await settled(store);
};
const sentNotes = () => [...feed.receipts.keys()].length;
const reply = { way: 'office' as const, to: 'juma@example.com', subject: 'Your trip' };

beforeEach(async () => {
  feed = createTestFeed(50);
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'));
  id = v7();
  feed.put(tourOf(id));
  tab = openTab(feed, createBrowser());
  await tab.signIn('amina@example.com');
  await tab.puller.pull();
  store = tab.open('tour');
  await settled(store);
  work = createStaffActions({
    database: tab.database,
    outbox: tab.outbox,
    submit: tab.submit,
    announce: tab.announce,
    newId: v7,
    shown: () => tab.sessions.view().session?.account.id ?? null,
  });
});

describe('A note that is taken back', () => {
  it('before it has left is gone, and nobody ever hears of it', async () => {
    tab.line.network = unreachable;
    const note = v7();
    // Stored as by an earlier visit: not tried yet.
    await work.deferReply(row(), { id: note, opener: AMINA, text: 'Called.', reply }, tab.time.now + 15_000);
    await settled(store);
    expect(row()).toMatchObject({ state: 'answered', replies: [{ id: note }] });
    expect(await work.takeBackNote(row(), note)).toEqual({ type: 'stored', isGone: true });
    await settled(store);
    expect(row().state).toBe('new');
    expect(row().replies).toBeUndefined();
    await online();
    expect(sentNotes()).toBe(0);
  });

  it('after it may have left is marked at once, and the office is asked', async () => {
    const note = v7();
    await work.addNote(row(), 'Called.', AMINA, { id: note });
    await tab.puller.pull();
    await settled(store);
    tab.line.network = unreachable;
    expect(await work.takeBackNote(row(), note)).toEqual({ type: 'stored', isGone: false });
    await settled(store);
    expect(row()).toMatchObject({ notes: [{ id: note, takenBack: expect.any(String) }], pending: 'changed' });
    await online();
    expect(sentNotes()).toBe(2);
    expect(row()).toMatchObject({ notes: [{ id: note, takenBack: expect.any(String) }], pending: null });
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('gives the request its state back where it was an answer, unless it was set since', async () => {
    const [first, second] = [v7(), v7()];
    tab.line.network = unreachable;
    await work.addNote(row(), 'Karibu!', AMINA, { id: first, reply });
    await settled(store);
    await work.takeBackNote(row(), first);
    await settled(store);
    expect(row()).toMatchObject({ state: 'new', replies: [{ takenBack: expect.any(String) }] });
    await work.addNote(row(), 'Karibu tena!', AMINA, { id: second, reply });
    await settled(store);
    await work.changeRecord(row(), { state: 'quoted', lostReason: '' });
    await settled(store);
    await work.takeBackNote(row(), second);
    await settled(store);
    expect(row().state).toBe('quoted');
  });
});

describe('An answer that is held back', () => {
  const hold = async () => {
    const deferred = await work.deferReply(
      row(),
      { id: v7(), opener: AMINA, text: 'Karibu!', reply },
      tab.time.now + 15_000,
    );
    if (deferred.type !== 'deferred') throw new Error(deferred.error);
    await settled(store);
    return deferred;
  };

  it('stands with its request at once and is not sent, whatever wakes; then it is sent once', async () => {
    const deferred = await hold();
    expect(row()).toMatchObject({ state: 'answered', replies: [{ id: deferred.id }] });
    await tab.replayer.replay(true);
    expect(sentNotes()).toBe(0);
    expect(await work.sendDeferred(deferred)).toMatchObject({ type: 'accepted' });
    expect(await work.sendDeferred(deferred)).toMatchObject({ type: 'accepted' });
    expect(sentNotes()).toBe(1);
    expect(feed.held(id)).toMatchObject({ replies: [{ id: deferred.id }] });
  });

  it('is sent by whatever wakes after its time, when its tab is closed', async () => {
    await hold();
    const later = openTab(feed, tab.browser);
    later.time.now = tab.time.now + 16_000;
    await later.replayer.replay(false);
    expect(sentNotes()).toBe(1);
  });
});

describe('A conflict', () => {
  /** Amina sets the state on a train, and Baraka has set it before. */
  async function conflict(): Promise<string> {
    tab.line.network = unreachable;
    await work.changeRecord(row(), { state: 'quoted', lostReason: '' });
    const mark = { id: v7(), by: 'Baraka', at: '2027-01-01T09:00:00.000Z' };
    feed.put(tourOf(id, { state: 'done', setBy: { state: mark }, revision: 2, lastChange: mark.id }));
    await online();
    const { entryId, problem } = row();
    expect(problem?.held).toMatchObject({ state: 'done' });
    return entryId as string;
  }

  it('in which theirs was taken is chosen again', async () => {
    const entryId = await conflict();
    const entry = await tab.outbox.find(entryId);
    await work.resolveConflict(entryId, 'theirs');
    await settled(store);
    expect(row()).toMatchObject({ state: 'done', problem: null });
    await work.reopenConflict({ kind: entry?.kind ?? 'recordChange', payload: entry?.payload });
    await settled(store);
    expect(row().problem?.held).toMatchObject({ state: 'done' });
    expect(feed.held(id)).toMatchObject({ state: 'done' });
  });

  it('in which one’s own was kept is set back to theirs', async () => {
    const entryId = await conflict();
    const change = v7();
    await work.resolveConflict(entryId, 'mine', change);
    await online();
    expect(feed.held(id)).toMatchObject({ state: 'quoted' });
    await work.setBack([{ change, record: id, kind: 'tour', set: { state: 'done', lostReason: '' } }]);
    await online();
    expect(feed.held(id)).toMatchObject({ state: 'done' });
    expect(row()).toMatchObject({ state: 'done', problem: null });
  });
});
