import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewEntry } from '../../../src/device/outbox/index.ts';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import type { LiveRecordsSource } from '../../../src/device/records/rows/live-records.ts';
import type { Row } from '../../../src/device/records/rows/rows.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { describeWaitingReason } from '../../../src/office/features/waiting/unsent-entry-text.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, settled, type Tab } from '../../parts/device/office-device.ts';

const AMINA = v7();
const JUMA = v7();
const lead = { name: 'Asha', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };

let feed: TestFeed;
beforeEach(() => {
  feed = createTestFeed(50);
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'), sessionOf(JUMA, 'management', 'Juma'));
});

async function signedIn(browser = createBrowser(), name = 'amina'): Promise<Tab> {
  const tab = openTab(feed, browser);
  await tab.signIn(`${name}@example.com`);
  return tab;
}

/** The part of the office that changes records, in one tab. */
function workIn(tab: Tab) {
  return createStaffActions({
    database: tab.database,
    outbox: tab.outbox,
    submit: tab.submit,
    announce: tab.announce,
    newId: v7,
    shown: () => tab.sessions.view().session?.account.id ?? null,
  });
}

/** Everything that a person would have seen of one row, each state once. */
function watch<Kind extends 'tour' | 'lead' | 'stayBooking'>(store: LiveRecordsSource<Kind>, id: string) {
  const seen: (string | null | undefined)[] = [];
  store.subscribe(() => {
    const found = store.snapshot().rows.filter((row) => row.id === id);
    expect(found.length).toBeLessThan(2);
    const state = found[0] ? found[0].pending : undefined;
    if (seen.length === 0 || seen.at(-1) !== state) seen.push(state);
  });
  return seen;
}

const rowIn = <Kind extends 'tour' | 'lead' | 'stayBooking'>(store: LiveRecordsSource<Kind>, id: string) =>
  store.snapshot().rows.find((row) => row.id === id);

describe('A form filled in by staff', () => {
  it('is in its table at once, marked, and loses the mark without a flicker', async () => {
    const tab = await signedIn();
    const store = tab.open('lead');
    await settled(store);
    const id = v7();
    const seen = watch(store, id);
    tab.line.network = unreachable;
    expect(await workIn(tab).submitStaff('lead', lead, id)).toMatchObject({ type: 'saved' });
    await settled(store);
    expect(rowIn(store, id)).toMatchObject({ Names: 'Asha', pending: 'new', entryId: id });
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await settled(store);
    const received = rowIn(store, id);
    expect(received).toMatchObject({ Names: 'Asha', pending: null, entryId: null });
    expect(await tab.outbox.unsent()).toEqual([]);
    await tab.puller.pull();
    await settled(store);
    // The record from the feed looks the same: not even the object changed.
    expect(rowIn(store, id)).toBe(received);
    expect(await tab.records()).toMatchObject([{ id, Names: 'Asha' }]);
    expect(await tab.database.entries.count()).toBe(0);
    expect(seen).toEqual(['new', null]);
  });

  it('has its row once when the feed is quicker than the receipt', async () => {
    const tab = await signedIn();
    const store = tab.open('lead');
    await settled(store);
    const id = v7();
    const seen = watch(store, id);
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      // The server has it, and the word of it is lost.
      return address.startsWith('/api/leads') ? unreachable(address, init) : answer;
    };
    await workIn(tab).submitStaff('lead', lead, id);
    await tab.puller.pull();
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(1);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await tab.puller.pull();
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(1);
    expect(seen).toEqual(['new', null]);
    expect(feed.receipts.size).toBe(1);
    expect(await tab.database.entries.count()).toBe(0);
  });

  it('keeps its row while an older page of the feed is still on its way', async () => {
    const tab = await signedIn();
    feed.put(tourOf(v7()));
    const store = tab.open('lead');
    await settled(store);
    const id = v7();
    let page: (() => void) | undefined;
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (address.startsWith('/api/changes') && !page) {
        await new Promise<void>((resolve) => {
          page = resolve;
        });
      }
      return answer;
    };
    const pulling = tab.puller.pull();
    while (!page) await new Promise((resolve) => setTimeout(resolve, 1));
    const seen = watch(store, id);
    await workIn(tab).submitStaff('lead', lead, id);
    await settled(store);
    page();
    await pulling;
    await settled(store);
    expect(rowIn(store, id)).toMatchObject({ pending: null });
    await tab.puller.pull();
    await settled(store);
    expect(seen.filter((state) => state === undefined)).toEqual([]);
    expect(await tab.database.entries.count()).toBe(0);
  });
});

describe('A change of a record', () => {
  const id = v7();
  let tab: Tab;
  let store: LiveRecordsSource<'tour'>;
  const row = () => rowIn(store, id) as Row<'tour'>;
  const changedByBaraka = (set: Partial<FeedRecord<'tour'>>) => {
    const mark = { id: v7(), by: 'Baraka', at: '2027-01-01T09:00:00.000Z' };
    const setBy = Object.fromEntries(Object.keys(set).map((field) => [field, mark]));
    return tourOf(id, { ...set, setBy, revision: 2, lastChange: mark.id });
  };
  beforeEach(async () => {
    feed.put(tourOf(id));
    tab = await signedIn();
    await tab.puller.pull();
    store = tab.open('tour');
    await settled(store);
  });

  it('made offline shows at once, and two in a row arrive one after the other', async () => {
    tab.line.network = unreachable;
    const work = workIn(tab);
    await work.changeRecord(row(), { tour_status: 'ongoing' });
    await settled(store);
    expect(row()).toMatchObject({ tour_status: 'ongoing', pending: 'changed', revision: 1 });
    await work.changeRecord(row(), { payment_status: 'Paid' });
    await work.addNote(row(), 'Paid in cash.');
    await settled(store);
    expect(row()).toMatchObject({ tour_status: 'ongoing', payment_status: 'Paid', pending: 'changed' });
    const seen = watch(store, id);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await tab.puller.pull();
    await settled(store);
    expect(feed.held(id)).toMatchObject({ tour_status: 'ongoing', payment_status: 'Paid', revision: 3 });
    expect(row()).toMatchObject({ payment_status: 'Paid', pending: null, revision: 3 });
    expect(row().notes).toHaveLength(1);
    expect(seen).toEqual([null]);
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('made on a row that does not show the receipt of the one before yet builds on it', async () => {
    const work = workIn(tab);
    const drawn = row();
    expect((await work.changeRecord(drawn, { tour_status: 'ongoing' })).type).toBe('accepted');
    expect((await work.changeRecord(drawn, { payment_status: 'Paid' })).type).toBe('accepted');
    expect(feed.held(id)).toMatchObject({ tour_status: 'ongoing', payment_status: 'Paid', revision: 3 });
  });

  it('of a record that is itself not sent yet waits for it', async () => {
    tab.line.network = unreachable;
    const work = workIn(tab);
    const fresh = v7();
    const added = {
      customerName: 'Asha',
      tourGuide: 'Neema',
      tourStatus: 'pending',
      paymentStatus: 'Pending',
    };
    await work.submitStaff('addedTour', added, fresh);
    await settled(store);
    await work.changeRecord(rowIn(store, fresh) as Row<'tour'>, { tour_status: 'finished' });
    expect((await tab.replayer.waiting()).map((entry) => entry.id)).toEqual([fresh]);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    expect(feed.held(fresh)).toMatchObject({ tour_status: 'finished', revision: 2 });
  });

  it('that somebody else was quicker than is parked with both versions', async () => {
    feed.put(changedByBaraka({ tour_status: 'finished' }));
    const outcome = await workIn(tab).changeRecord(row(), { tour_status: 'ongoing', Incharge: 'Neema' });
    expect(outcome).toMatchObject({ type: 'refused', problem: { held: { tour_status: 'finished' } } });
    await settled(store);
    expect(row()).toMatchObject({ pending: 'changed', problem: { held: { revision: 2 } } });
    expect(await tab.outbox.unsent()).toMatchObject([
      { id: row().entryId, state: 'parked', payload: { set: { tour_status: 'ongoing', Incharge: 'Neema' } } },
    ]);
  });

  it('in a conflict is given up, and theirs is shown', async () => {
    feed.put(changedByBaraka({ tour_status: 'finished' }));
    const work = workIn(tab);
    await work.changeRecord(row(), { tour_status: 'ongoing' });
    await settled(store);
    expect(await work.resolveConflict(row().entryId ?? '', 'theirs')).toBeNull();
    await settled(store);
    expect(row()).toMatchObject({ tour_status: 'finished', pending: null, problem: null, revision: 2 });
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('in a conflict is made once more, with what was built on it', async () => {
    tab.line.network = unreachable;
    const work = workIn(tab);
    await work.changeRecord(row(), { tour_status: 'ongoing' });
    await settled(store);
    await work.changeRecord(row(), { Incharge: 'Neema' });
    await settled(store);
    await work.changeRecord(row(), { tour_status: 'finished' });
    feed.put(changedByBaraka({ tour_status: 'pending', payment_status: 'Paid' }));
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await settled(store);
    expect(row().problem?.held).toMatchObject({ payment_status: 'Paid', Incharge: '' });
    // Nobody else has named a guide, so that went through.
    expect(feed.held(id)).toMatchObject({ tour_status: 'pending', Incharge: 'Neema' });
    expect(await tab.outbox.unsent()).toHaveLength(2);
    expect(await work.resolveConflict(row().entryId ?? '', 'mine')).toMatchObject({ type: 'accepted' });
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
    expect(feed.held(id)).toMatchObject({
      tour_status: 'finished',
      Incharge: 'Neema',
      payment_status: 'Paid',
    });
  });

  it('stands beside that of a colleague, who changed another field of the same record', async () => {
    feed.put(changedByBaraka({ payment_status: 'Paid' }));
    const work = workIn(tab);
    expect(await work.changeRecord(row(), { state: 'answered', lostReason: '' })).toMatchObject({
      type: 'accepted',
    });
    expect(feed.held(id)).toMatchObject({ state: 'answered', payment_status: 'Paid', revision: 3 });
    await tab.puller.pull();
    await settled(store);
    expect(row()).toMatchObject({ problem: null, pending: null, setBy: { state: { by: 'Amina' } } });
  });

  it('sets a state offline, a reason with it, and takes it back before it leaves', async () => {
    tab.line.network = unreachable;
    const work = workIn(tab);
    await work.changeRecord(row(), { state: 'lost', lostReason: 'Too dear' });
    await settled(store);
    expect(row()).toMatchObject({ state: 'lost', lostReason: 'Too dear', pending: 'changed' });
    await work.changeRecord(row(), { state: 'new', lostReason: '' });
    await settled(store);
    expect(row()).toMatchObject({ state: 'new', pending: 'changed' });
    expect(row().lostReason).toBeUndefined();
    expect(await tab.outbox.unsent()).toHaveLength(2);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
    expect(feed.held(id)).toMatchObject({ state: 'new', revision: 3 });
  });

  it('pressed twice faster than the disk writes has seen the first press', async () => {
    const work = workIn(tab);
    const drawn = row();
    const outcomes = await Promise.all([
      work.changeRecord(drawn, { state: 'answered', lostReason: '' }),
      work.changeRecord(drawn, { state: 'quoted', lostReason: '' }),
    ]);
    expect(outcomes.map(({ type }) => type)).not.toContain('refused');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
    expect(feed.held(id)).toMatchObject({ state: 'quoted', revision: 3 });
  });

  it('shows a state that only a later version of the server knows as it came', async () => {
    feed.put({ ...tourOf(id), state: 'negotiating', revision: 2, lastChange: v7() });
    await tab.puller.pull();
    await settled(store);
    expect(row()).toMatchObject({ state: 'negotiating', problem: null });
  });

  it('that the server refuses for good leaves the row as it was', async () => {
    feed.remove(id);
    expect(await workIn(tab).changeRecord(row(), { tour_status: 'ongoing' })).toMatchObject({
      type: 'refused',
    });
    await settled(store);
    expect(row()).toMatchObject({ tour_status: 'pending', pending: null });
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('that the server refuses for good holds none that were made after it', async () => {
    tab.line.network = unreachable;
    const work = workIn(tab);
    await work.changeRecord(row(), { tour_status: 'ongoing' });
    await settled(store);
    await work.changeRecord(row(), { tour_status: 'finished' });
    feed.remove(id);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    const unsent = await tab.outbox.unsent();
    expect(unsent.map(({ state, problem }) => [state, problem?.message])).toEqual([
      ['parked', 'There is no such record.'],
      ['parked', 'There is no such record.'],
    ]);
  });

  it('for want of its record is asked again once the feed brings the record back', async () => {
    tab.line.network = unreachable;
    const work = workIn(tab);
    await work.changeRecord(row(), { tour_status: 'ongoing' });
    const before = feed.held(id) as FeedRecord;
    feed.remove(id);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await tab.puller.pull();
    expect(await tab.outbox.unsent()).toMatchObject([{ state: 'parked' }]);
    expect(tab.retried).toBe(0);
    // Another phone has brought it to a restored server.
    feed.put(before);
    await tab.puller.pull();
    expect(tab.retried).toBe(1);
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
    expect(feed.held(id)).toMatchObject({ tour_status: 'ongoing' });
  });
});

describe('A stay booking', () => {
  const id = v7();
  const stay = {
    ...tourOf(id),
    kind: 'stayBooking',
    package: 'Room Only',
  } as unknown as FeedRecord<'stayBooking'>;

  it('deleted offline stays in sight, crossed out, and is gone for good once it is received', async () => {
    feed.put(stay);
    const tab = await signedIn();
    await tab.puller.pull();
    const store = tab.open('stayBooking');
    await settled(store);
    const seen = watch(store, id);
    tab.line.network = unreachable;
    const work = workIn(tab);
    const removal = await work.deferRemoval(rowIn(store, id) as Row<'stayBooking'>, 0);
    if (removal.type === 'deferred') await work.sendDeferred(removal);
    await settled(store);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await settled(store);
    // A page asked for before must not bring it back.
    await tab.puller.pull();
    await settled(store);
    expect(seen).toEqual(['removed', undefined]);
    expect(feed.held(id)).toBeNull();
    expect(await tab.records()).toEqual([]);
  });
});

describe('A parked entry', () => {
  it('corrected under its own id stays when it is refused again', async () => {
    const tab = await signedIn();
    const id = v7();
    tab.line.network = unreachable;
    const work = workIn(tab);
    await work.submitStaff('lead', lead, id);
    await tab.outbox.park(id, { message: 'No.' });
    tab.line.network = async () => Response.json({ message: 'Still no.', id }, { status: 400 });
    expect(await work.submitStaff('lead', { ...lead, place: 'Arusha' }, id)).toMatchObject({
      type: 'refused',
    });
    expect(await tab.outbox.unsent()).toMatchObject([
      { id, state: 'parked', payload: { place: 'Arusha' }, problem: { message: 'Still no.' } },
    ]);
    tab.line.network = feed.network;
    expect(await work.submitStaff('lead', lead, id)).toMatchObject({ type: 'accepted' });
    expect(await tab.outbox.unsent()).toEqual([]);
  });
});

describe('A record that staff entered', () => {
  it('opens in its form as it stands, and its correction shows in the row at once, sent or not', async () => {
    const tab = await signedIn();
    const work = workIn(tab);
    const id = v7();
    await work.submitStaff('lead', lead, id);
    await tab.puller.pull();
    const store = tab.open('lead');
    await settled(store);
    const seen = watch(store, id);
    expect(await work.editedRecord('campaign', id)).toBeNull();
    const edited = await work.editedRecord('lead', id);
    expect(edited).toMatchObject({ id, payload: lead, isCorrection: true });
    tab.line.network = unreachable;
    const corrected = { ...lead, place: 'Tanga' };
    const outcome = await work.submitStaff('lead', corrected, id, null, edited?.atOffice);
    expect(outcome).toMatchObject({ type: 'saved', reference: edited?.reference });
    await settled(store);
    expect(rowIn(store, id)).toMatchObject({ place: 'Tanga', Names: lead.name, pending: 'changed' });
    expect(await tab.outbox.unsent()).toMatchObject([
      { kind: 'correction', author: AMINA, payload: { record: id, fields: ['place'], payload: corrected } },
    ]);
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await tab.puller.pull();
    await settled(store);
    expect(seen).toEqual(['changed', null]);
    expect(rowIn(store, id)).toMatchObject({ place: 'Tanga' });
    expect(await tab.records()).toMatchObject([{ id, place: 'Tanga' }]);
  });

  it('shows in its row each time that it is changed in its place, before anything of it left', async () => {
    const tab = await signedIn();
    const store = tab.open('lead');
    await settled(store);
    const id = v7();
    /** Saved, and not tried: there is no signal at all. */
    const save = async (place: string, atOffice: NewEntry['atOffice'] = null) => {
      await tab.outbox.add({ id, kind: 'lead', payload: { ...lead, place }, author: AMINA, atOffice });
      await settled(store);
    };
    for (const place of ['Moshi', 'Tanga', 'Arusha']) {
      await save(place);
      expect(rowIn(store, id)).toMatchObject({ place, pending: 'new' });
    }
    expect(await tab.outbox.unsent()).toMatchObject([{ id, kind: 'lead', payload: { place: 'Arusha' } }]);
    await tab.replayer.replay(true);
    await tab.puller.pull();
    await settled(store);
    const edited = await workIn(tab).editedRecord('lead', id);
    for (const place of ['Mbeya', 'Mtwara']) {
      await save(place, edited?.atOffice);
      expect(rowIn(store, id)).toMatchObject({ place, pending: 'changed' });
    }
    expect(await tab.outbox.unsent()).toMatchObject([{ kind: 'correction' }]);
  });

  it('shows the latest reason why the office did not take it', async () => {
    const tab = await signedIn();
    const store = tab.open('lead');
    await settled(store);
    const id = v7();
    tab.line.network = unreachable;
    await workIn(tab).submitStaff('lead', lead, id);
    for (const message of ['No.', 'Still no.']) {
      await tab.outbox.park(id, { message });
      await settled(store);
      expect(rowIn(store, id)?.problem).toMatchObject({ message });
    }
  });
});

describe('Entries and their author', () => {
  it('carry it in their header and in a backlog', async () => {
    const tab = await signedIn();
    const work = workIn(tab);
    await work.submitStaff('lead', lead, v7());
    tab.line.network = unreachable;
    await work.submitStaff('lead', lead, v7());
    await work.submitStaff('lead', lead, v7());
    await tab.add();
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    expect(tab.requests[0]?.headers.get('Author')).toBe(AMINA);
    const { entries } = JSON.parse(tab.requests.at(-1)?.body ?? '');
    expect(entries.map((entry: { author?: string }) => entry.author)).toEqual([AMINA, AMINA, undefined]);
  });

  it('wait for a sign-in at 401, while those of visitors go on; after it they go at once', async () => {
    const tab = await signedIn();
    tab.line.network = unreachable;
    const work = workIn(tab);
    for (let count = 0; count < 60; count += 1) await tab.enter('lead', lead);
    const visitor = await tab.add();
    await work.submitStaff('lead', lead, v7());
    feed.cookie = null;
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    await tab.sessions.look();
    expect(tab.sessions.view().state).toBe('expired');
    expect(await tab.outbox.findSent(visitor.id)).toBeDefined();
    expect(await tab.outbox.unsent()).toHaveLength(61);
    // Asked by the batches that open a backlog, not sixty times.
    const asked = tab.requests.filter(({ address }) => address === '/api/replay').length;
    expect(asked).toBeLessThanOrEqual(3);
    await tab.replayer.replay(true);
    expect(tab.requests.filter(({ address }) => address === '/api/replay')).toHaveLength(asked);
    expect(await tab.outbox.unsent()).toHaveLength(61);
    await tab.signIn('amina@example.com');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('wait while a passkey must be added, and go once it is there', async () => {
    const tab = await signedIn();
    tab.line.network = unreachable;
    await tab.enter('lead', lead);
    const [amina] = feed.accounts;
    if (!amina) throw new Error('no account');
    feed.accounts[0] = { ...amina, mustAddPasskey: true };
    tab.line.network = feed.network;
    await tab.signIn('amina@example.com');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toMatchObject([{ state: 'waiting', problem: null }]);
    feed.cookie = { ...amina, mustAddPasskey: false };
    await tab.sessions.refresh();
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('wait while a one-time password stands, and go once it is changed', async () => {
    const tab = await signedIn();
    tab.line.network = unreachable;
    for (let count = 0; count < 3; count += 1) await tab.enter('lead', lead);
    const [amina] = feed.accounts;
    if (!amina) throw new Error('no account');
    feed.accounts[0] = { ...amina, mustChangePassword: true };
    tab.line.network = feed.network;
    await tab.signIn('amina@example.com');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toMatchObject(Array(3).fill({ state: 'waiting', problem: null }));
    feed.cookie = amina;
    await tab.sessions.refresh();
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('wait for a sign-in at the first press after a session ended, and are refused by nobody', async () => {
    const tab = await signedIn();
    const [first, second] = [v7(), v7()];
    tab.line.network = async (address, init) =>
      String(address).includes('lead')
        ? Response.json(
            { message: 'Please sign in first.', id: new Headers(init.headers).get('Idempotency-Key') },
            { status: 401 },
          )
        : feed.network(address, init);
    const waits = { type: 'saved', needsSignIn: true };
    expect(await workIn(tab).submitStaff('lead', lead, first)).toMatchObject(waits);
    // The next press asks the office nothing.
    expect(await workIn(tab).submitStaff('lead', lead, second)).toMatchObject(waits);
    const entries = await tab.outbox.unsent();
    expect(entries).toMatchObject([
      { id: first, state: 'waiting' },
      { id: second, state: 'waiting' },
    ]);
    const reasons = entries.map((entry) => describeWaitingReason({ entry, row: undefined }, Date.now()));
    expect(reasons[0]).toBe(
      'Please sign in again: it is kept on this device, and then it is sent by itself.',
    );
    expect(reasons[1]).toBe('Safe on this device. It is sent by itself.');
    tab.line.network = feed.network;
    await tab.signIn('amina@example.com');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
    expect([...feed.receipts.keys()].sort()).toEqual([first, second].sort());
  });

  it.each([401, 403])('are never parked by a %i that passes', async (status) => {
    const tab = await signedIn();
    tab.line.network = unreachable;
    for (let count = 0; count < 3; count += 1) await tab.enter('lead', lead);
    const problem = { message: 'Your account may not do this.' };
    tab.line.network = async (address, init) => {
      if (address !== '/api/replay') return feed.network(address, init);
      const { entries } = JSON.parse(String(init.body));
      return Response.json({ results: entries.map(({ id }: { id: string }) => ({ id, status, problem })) });
    };
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toMatchObject(Array(3).fill({ state: 'waiting' }));
    tab.line.network = feed.network;
    await tab.signIn('amina@example.com');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('that were parked for the account’s sake by an earlier version come back at its next sign-in', async () => {
    const tab = await signedIn();
    const passing = await tab.enter('lead', lead);
    const wrong = await tab.enter('lead', lead);
    await tab.outbox.park(passing.id, { message: 'Please change your one-time password first.' });
    await tab.outbox.park(wrong.id, { message: 'No.', fields: { name: 'Name is required.' } });
    await tab.signIn('amina@example.com');
    expect(await tab.outbox.unsent()).toMatchObject([{ state: 'parked' }, { state: 'parked' }]);
    feed.cookie = null;
    await tab.sessions.refresh();
    await tab.signIn('amina@example.com');
    await tab.replayer.replay(true);
    expect(await tab.outbox.unsent()).toMatchObject([{ id: wrong.id, state: 'parked' }]);
  });

  it('never go under another account, in this tab or any', async () => {
    const browser = createBrowser();
    const tab = await signedIn(browser);
    tab.line.network = unreachable;
    const id = v7();
    await workIn(tab).submitStaff('lead', lead, id);
    tab.line.network = feed.network;
    feed.cookie = null;
    const other = await signedIn(browser, 'juma');
    await tab.replayer.replay(true);
    await other.replayer.replay(true);
    expect(feed.receipts.size).toBe(0);
    expect(await other.sessions.unsent()).toEqual([]);
    // None of his tables shows it either.
    const store = other.open('lead');
    await other.puller.pull();
    await settled(store);
    expect(store.snapshot().rows).toEqual([]);
    await other.signIn('amina@example.com');
    await other.replayer.replay(true);
    expect([...feed.receipts.keys()]).toEqual([id]);
  });

  it('go under nobody else when another account signed in while the form was open', async () => {
    const browser = createBrowser();
    const tab = await signedIn(browser);
    await signedIn(browser, 'juma');
    const [id, note] = [v7(), v7()];
    const words = { type: 'not-stored', error: expect.stringMatching(/another account/) };
    expect(await workIn(tab).submitStaff('lead', lead, id, AMINA)).toMatchObject(words);
    const request = { id: note, kind: 'tour' as const };
    expect(await workIn(tab).addNote(request, 'Call back.', AMINA)).toMatchObject(words);
    expect(await tab.outbox.unsent()).toEqual([]);
    expect(feed.receipts.size).toBe(0);
    await signedIn(browser);
    expect(await workIn(tab).submitStaff('lead', lead, id, AMINA)).toMatchObject({ type: 'accepted' });
  });

  it('go under nobody else when a tab shows who was signed in before, as browsers without channels do', async () => {
    feed.put(tourOf(v7()));
    const browser = createBrowser();
    const tab = await signedIn(browser);
    const store = tab.open('tour');
    await tab.puller.pull();
    await settled(store);
    const [row] = store.snapshot().rows as [Row<'tour'>];
    // From now on this tab hears nothing from the other one.
    browser.tabs.clear();
    const other = await signedIn(browser, 'juma');
    const work = workIn(tab);
    const words = { type: 'not-stored', error: expect.stringMatching(/another account/) };
    expect(await work.changeRecord(row, { owner: null })).toMatchObject(words);
    expect(await work.addNote(row, 'Call back.')).toMatchObject(words);
    expect(await work.deferRemoval({ ...row, kind: 'stayBooking' } as never, 0)).toMatchObject(words);
    expect(await work.submitStaff('lead', lead, v7())).toMatchObject(words);
    expect(feed.receipts.size).toBe(0);
    expect(await workIn(other).changeRecord(row, { owner: null })).toMatchObject({ type: 'accepted' });
  });

  it('are not taken on from somebody who has signed out meanwhile', async () => {
    const browser = createBrowser();
    const tab = await signedIn(browser);
    const other = openTab(feed, browser);
    await other.sessions.look();
    await other.signOut();
    expect(await workIn(tab).submitStaff('lead', lead, v7())).toMatchObject({ type: 'not-stored' });
    await expect(
      tab.outbox.add({ id: v7(), kind: 'lead', payload: lead, author: AMINA }),
    ).rejects.toMatchObject({ name: 'NotSignedIn' });
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('can be exported to a file by that account alone', async () => {
    const tab = await signedIn();
    tab.line.network = unreachable;
    await tab.add();
    await tab.enter('lead', lead);
    const { exported } = await tab.outbox.exportUnsent(() => true);
    expect(exported.map(({ author }) => author)).toEqual([null]);
    const own = await tab.outbox.exportUnsent(() => true, AMINA);
    expect(own.exported.map(({ author }) => author)).toEqual([AMINA]);
  });
});
