import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../src/contract/protocol/answers.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import { applyEntry, type MergedEntry, recordOfEntry } from '../../../src/device/records/rows/merge.ts';
import { mergeIntoRow } from '../../../src/device/records/rows/rows.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { sessionOf, tourOf } from '../../parts/device/feed.ts';

const AMINA = v7();
const NEEMA = v7();
const people = {
  ...sessionOf(AMINA),
  colleagues: [{ id: NEEMA, name: 'Neema', role: 'operations' as const }],
};
const AT = '2027-01-01T10:00:00.000Z';
const LATER = '2027-01-02T10:00:00.000Z';

function entryOf(kind: EntryKind, payload: unknown, id: string = v7()): MergedEntry {
  return { id, reference: referenceOf(entryKinds[kind].prefix, id), kind, payload, capturedAt: AT };
}
function receiptOf({ id, reference }: MergedEntry, revision?: number): Receipt {
  return { id, reference, receivedAt: LATER, message: 'Taken', ...(revision !== undefined && { revision }) };
}

const id = v7();
const tour = tourOf(id);
const base = { record: id, kind: 'tour', revision: 1, after: null };
const change = (set: object, part: object = {}) => entryOf('recordChange', { ...base, ...part, set });
const note = entryOf('recordNote', { record: id, kind: 'tour', text: 'Called him.' });

describe('An entry that makes a record', () => {
  it.each<[EntryKind, object, object]>([
    [
      'addedTour',
      { customerName: 'Juma', tourGuide: 'Neema', tourStatus: 'ongoing', paymentStatus: 'Paid' },
      {
        kind: 'tour',
        customer_name: 'Juma',
        Incharge: 'Neema',
        tour_status: 'ongoing',
        payment_status: 'Paid',
        days: null,
      },
    ],
    [
      'souvenir',
      {
        item: 'Mask',
        customer: 'Juma',
        quantity: 2,
        place: 'Arusha',
        boardedate: '2027-02-01',
        deliveryStatus: 'Pending',
      },
      {
        kind: 'souvenir',
        item: 'Mask',
        customer_name: 'Juma',
        quantity: 2,
        place_of_delivery: 'Arusha',
        date: '2027-02-01',
      },
    ],
    [
      'person',
      {
        name: 'Juma',
        transportDate: '2027-02-01',
        destination: 'Mikumi',
        Guider: 'Neema',
        vehicle: 'T 123 ABC',
      },
      { kind: 'person', name: 'Juma', transport_date: '2027-02-01', guider: 'Neema', vehicle: 'T 123 ABC' },
    ],
    [
      'lead',
      { name: 'Juma', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' },
      { kind: 'lead', Names: 'Juma', generatedOn: '2027-01-01', contant_media: 'Instagram', converted: 'no' },
    ],
    [
      'campaign',
      { name: 'Spring', amountInvested: 10, targetedCustomers: 'All', reach: 5, engagement: 2.5 },
      {
        kind: 'campaign',
        name: 'Spring',
        amountInvested: 10,
        targetedCustomers: 'All',
        reach: 5,
        engagement: 2.5,
      },
    ],
    [
      'feedback',
      { customer: 'Juma', rating: 5, comment: 'Good', date: '2027-02-01', department: 'Logistics' },
      {
        kind: 'feedback',
        customer: 'Juma',
        rating: 5,
        comment: 'Good',
        date: '2027-02-01',
        department: 'Logistics',
      },
    ],
  ])('%s: waiting, received, and never a second time', (kind, payload, fields) => {
    const entry = entryOf(kind, payload);
    const waiting = applyEntry(undefined, entry, null, people);
    expect(waiting).toMatchObject({
      ...fields,
      id: entry.id,
      reference: entry.reference,
      capturedAt: AT,
      receivedAt: '',
      revision: 1,
      lastChange: entry.id,
      notes: [],
      owner: null,
    });
    const received = applyEntry(undefined, entry, receiptOf(entry), people);
    expect(received).toEqual({ ...waiting, receivedAt: LATER });
    const fed = { ...received, suspect: true } as FeedRecord;
    expect(applyEntry(fed, entry, null, people)).toBe(fed);
    expect(applyEntry(fed, entry, receiptOf(entry), people)).toBe(fed);
    expect(recordOfEntry(entry)).toEqual({ id: entry.id, kind: waiting?.kind });
  });
});

describe('A change', () => {
  it('shows while it waits, and counts when it is received', () => {
    const entry = change({ tour_status: 'ongoing', payment_status: 'Paid' });
    const waiting = applyEntry(tour, entry, null, people);
    const mark = { id: entry.id, by: 'Amina', at: entry.capturedAt };
    const setBy = {
      tour_status: { ...mark, was: { tour_status: 'pending' } },
      payment_status: { ...mark, was: { payment_status: 'Pending' } },
    };
    expect(waiting).toEqual({ ...tour, tour_status: 'ongoing', payment_status: 'Paid', setBy });
    const received = applyEntry(tour, entry, receiptOf(entry, 2), people);
    expect(received).toEqual({ ...waiting, revision: 2, lastChange: entry.id });
  });

  it('that the feed has brought, alone or under a later one, changes nothing', () => {
    const entry = change({ tour_status: 'ongoing' });
    const own = { ...tour, tour_status: 'ongoing' as const, revision: 2, lastChange: entry.id };
    expect(applyEntry(own, entry, null, people)).toBe(own);
    const later = { ...own, tour_status: 'finished' as const, revision: 3, lastChange: v7() };
    expect(applyEntry(later, entry, receiptOf(entry, 2), people)).toBe(later);
  });

  it('gives a request to a colleague, to oneself, to nobody', () => {
    const owner = (to: string | null) => applyEntry(tour, change({ owner: to }), null, people)?.owner;
    expect(owner(NEEMA)).toEqual({ id: NEEMA, name: 'Neema' });
    expect(owner(AMINA)).toEqual({ id: AMINA, name: 'Amina' });
    expect(owner(null)).toBeNull();
  });

  it('sets the day of a follow-up, keeps it beside other changes, and takes it away', () => {
    const after = (record: FeedRecord | undefined, set: object) =>
      applyEntry(record, change(set), null, people);
    const set = after(tour, { followUp: '2027-02-03' });
    expect(set).toMatchObject({ followUp: '2027-02-03', setBy: { followUp: { was: { followUp: '' } } } });
    expect(after(set, { state: 'answered' })).toMatchObject({ followUp: '2027-02-03', state: 'answered' });
    expect(after(set, { followUp: '' })).not.toHaveProperty('followUp');
  });

  it('of a record that is not here makes none', () => {
    for (const entry of [change({ owner: null }), note]) {
      expect(applyEntry(undefined, entry, null, people)).toBeUndefined();
    }
  });
});

describe('A note', () => {
  it('stands at the record once, before the receipt and after the feed', () => {
    const waiting = applyEntry(tour, note, null, people);
    expect(waiting?.notes).toEqual([{ id: note.id, by: 'Amina', text: 'Called him.', capturedAt: AT }]);
    expect(waiting?.revision).toBe(1);
    expect(applyEntry(waiting, note, receiptOf(note), people)).toBe(waiting);
  });
});

describe('A row', () => {
  const whole = (entry: MergedEntry, part: Partial<Entry> = {}): Entry => ({
    ...entry,
    order: 1,
    version: 1,
    author: AMINA,
    state: 'waiting',
    problem: null,
    attempts: 0,
    lastAttemptAt: null,
    nextAttemptAt: 0,
    notBefore: 0,
    replaces: null,
    ...part,
  });

  it('that nothing waits for says so', () => {
    expect(mergeIntoRow({ ...tour }, [], people)).toEqual({
      ...tour,
      pending: null,
      problem: null,
      entryId: null,
    });
  });

  it('shows changes on top of each other, marked, with the last one named', () => {
    const first = change({ tour_status: 'ongoing' });
    const second = change({ payment_status: 'Paid' }, { after: first.id });
    expect(mergeIntoRow(tour, [whole(first), whole(second)], people)).toMatchObject({
      tour_status: 'ongoing',
      payment_status: 'Paid',
      pending: 'changed',
      entryId: second.id,
    });
  });

  it('of a new record stays new when it is changed before it was sent', () => {
    const fresh = entryOf('addedTour', {
      customerName: 'Juma',
      tourGuide: '',
      tourStatus: 'pending',
      paymentStatus: 'Pending',
    });
    const then = change({ tour_status: 'ongoing' }, { record: fresh.id, after: fresh.id });
    expect(mergeIntoRow(undefined, [whole(fresh), whole(then)], people)).toMatchObject({
      id: fresh.id,
      tour_status: 'ongoing',
      pending: 'new',
    });
  });

  it('that is to be removed stays in sight until the server has it, then goes', () => {
    const removal = entryOf('recordRemoval', { record: id, kind: 'stayBooking', revision: 1, after: null });
    const entry = whole(removal);
    expect(mergeIntoRow(tour, [entry], people)).toMatchObject({
      id,
      pending: 'removed',
      entryId: removal.id,
    });
    const received = { ...entry, state: 'received' as const, receipt: receiptOf(removal) };
    expect(mergeIntoRow(tour, [received], people)).toBeUndefined();
  });

  it('whose change was refused shows what the server has, and why', () => {
    const entry = change({ tour_status: 'ongoing' });
    const problem = { message: 'Somebody was quicker.', held: { ...tour, revision: 4 } };
    const note = entryOf('recordNote', { record: id, kind: 'tour', text: 'Later.' });
    const row = mergeIntoRow(tour, [whole(entry, { state: 'parked', problem }), whole(note)], people);
    expect(row).toMatchObject({ tour_status: 'pending', pending: 'changed', problem, entryId: entry.id });
    expect(row?.notes).toHaveLength(1);
  });

  it('that was refused as a whole still stands: it is nowhere else', () => {
    const fresh = entryOf('lead', { name: 'Juma', place: 'Moshi', socialNetwork: 'X', converted: 'no' });
    const problem = { message: 'No.' };
    expect(mergeIntoRow(undefined, [whole(fresh, { state: 'parked', problem })], people)).toMatchObject({
      Names: 'Juma',
      pending: 'new',
      problem,
    });
  });
});

describe('An answer that waits', () => {
  const reply = { way: 'office', to: 'juma@example.com', subject: 'Your trip' };
  const answered = (state: string, sets?: string) => {
    const payload = {
      record: id,
      kind: 'tour',
      text: 'An offer',
      reply: { ...reply, ...(sets && { sets }) },
    };
    return applyEntry({ ...tour, state } as FeedRecord, entryOf('recordNote', payload), null, people);
  };

  it.each([
    ['new', undefined, 'answered'],
    ['new', 'quoted', 'quoted'],
    ['answered', 'quoted', 'quoted'],
    ['quoted', 'answered', 'quoted'],
    ['confirmed', 'quoted', 'confirmed'],
  ])('to a request that is %s, which sets %s, shows it as %s', (state, sets, then) => {
    const record = answered(state, sets);
    expect(record).toMatchObject({ state: then, replies: [{ ...reply, text: 'An offer' }] });
    expect(record?.replies?.[0]).not.toHaveProperty('sets');
  });
});
