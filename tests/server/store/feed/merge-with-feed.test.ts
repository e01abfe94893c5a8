/** Received entries, as their device shows them and as the feed brings them: the same, to the letter. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionSchema } from '../../../../src/contract/accounts/accounts.ts';
import { receiptSchema } from '../../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { applyEntry, type MergedEntry } from '../../../../src/device/records/rows/merge.ts';
import { feedPageSchema } from '../../../../src/kinds/calls/feed-page.ts';
import { type EntryKind, entryKinds } from '../../../../src/kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { requests, type StaffForm, staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const AT = '2027-01-01T22:00:00.000Z';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await openTestServer();
  ({ headers } = await signedIn(server, 'management'));
});
afterEach(() => server.close());

const get = async (address: string) => (await server.app.request(address, { headers })).json();
const people = async () => sessionSchema.parse(await get(endpoints.session));
const fed = async (id: string): Promise<FeedRecord | undefined> =>
  feedPageSchema.parse(await get(endpoints.changes)).records.find((record) => record.id === id);

/** Sends an entry as a device does. */
async function send(kind: EntryKind, payload: unknown, id: string = v7()) {
  const response = await server.app.request(entryKinds[kind].call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, 'Captured-At': AT, ...headers },
    body: JSON.stringify(payload),
  });
  const receipt = receiptSchema.parse(await response.json());
  const reference = referenceOf(entryKinds[kind].prefix, id);
  return { entry: { id, kind, payload, capturedAt: AT, reference } satisfies MergedEntry, receipt };
}

describe('A received entry and its record in the feed', () => {
  it.each(Object.keys(staffRequests) as StaffForm[])('%s', async (kind) => {
    const { entry, receipt } = await send(kind, staffRequests[kind]);
    expect(applyEntry(undefined, entry, receipt, await people())).toEqual(await fed(entry.id));
  });

  it('says who of the staff entered it; nobody where a traveller did', async () => {
    const { account } = await people();
    const { entry } = await send('person', staffRequests.person);
    expect(await fed(entry.id)).toMatchObject({ enteredBy: { id: account.id, name: account.name } });
    const { entry: booking } = await send('homeBooking', requests.homeBooking);
    expect(await fed(booking.id)).not.toHaveProperty('enteredBy');
  });

  it('a change, a note, and another change', async () => {
    const { entry } = await send('homeBooking', requests.homeBooking);
    const record = { record: entry.id, kind: 'tour' };
    const { account } = await people();
    const steps: [EntryKind, object][] = [
      ['recordChange', { ...record, revision: 1, after: null, set: { tour_status: 'ongoing' } }],
      ['recordNote', { ...record, text: 'Called.' }],
      [
        'recordNote',
        { ...record, text: 'Karibu!', reply: { way: 'mail', to: 'guest@example.com', subject: 'Safari' } },
      ],
      [
        'recordChange',
        { ...record, revision: 3, after: null, set: { owner: account.id, Incharge: 'Neema' } },
      ],
    ];
    for (const [kind, payload] of steps) {
      const before = await fed(entry.id);
      const { entry: change, receipt } = await send(kind, payload);
      expect(applyEntry(before, change, receipt, await people())).toEqual(await fed(entry.id));
    }
  });

  it('fields that are set again and again, with what they were', async () => {
    const { entry } = await send('homeBooking', requests.homeBooking);
    const record = { record: entry.id, kind: 'tour' };
    const { account } = await people();
    const steps = [
      { state: 'lost', lostReason: 'Too dear' },
      { state: 'quoted', owner: account.id, followUp: '2027-02-03' },
      { owner: null, price: '900.00', currency: 'USD', followUp: '' },
      { state: 'confirmed', price: '950.00', currency: 'USD', Incharge: 'Neema' },
      { Incharge: '' },
    ];
    for (const [index, set] of steps.entries()) {
      const before = await fed(entry.id);
      const payload = { ...record, revision: index + 1, after: null, set };
      const { entry: change, receipt } = await send('recordChange', payload);
      expect(applyEntry(before, change, receipt, await people())).toEqual(await fed(entry.id));
    }
    expect((await fed(entry.id))?.pastSettings?.map(({ field }) => field)).toEqual([
      'state',
      'owner',
      'followUp',
      'state',
      'price',
      'currency',
      'Incharge',
    ]);
  });

  it.each(['addedTour', 'souvenir', 'person'] as const)(
    '%s that is voided, and not any more',
    async (maker) => {
      const { entry } = await send(maker, staffRequests[maker]);
      const record = { record: entry.id, kind: maker === 'addedTour' ? 'tour' : maker };
      for (const [revision, voided] of ['Entered twice', ''].entries()) {
        const before = await fed(entry.id);
        const set = { voided };
        const { entry: change, receipt } = await send('recordChange', {
          ...record,
          revision: revision + 1,
          after: null,
          set,
        });
        expect(applyEntry(before, change, receipt, await people())).toEqual(await fed(entry.id));
      }
    },
  );

  describe('a correction', () => {
    const corrected: { [Kind in StaffForm]: object } = {
      addedTour: { customerName: 'Zainab M', tourStatus: 'finished' },
      souvenir: { quantity: 9, deliveryStatus: 'Delivered' },
      person: { vehicle: 'T 999 ZZZ' },
      lead: { place: 'Mombasa', socialNetwork: 'Radio' },
      campaign: { reach: 12 },
      feedback: { rating: 1, comment: '' },
      replyTemplate: { inUse: 'no', name: 'Old offer' },
      capacity: { perNight: 9, active: 'no' },
      training: { who: 'Driver 4', expires: '' },
      resource: { seats: 5, active: 'no' },
    };
    const kinds = Object.keys(staffRequests) as StaffForm[];
    const correctionOf = (kind: StaffForm, record: string, fields?: string[]) => ({
      record,
      kind,
      version: 1,
      capturedAt: AT,
      replaces: [],
      ...(fields && { fields }),
      payload: { ...staffRequests[kind], ...corrected[kind] },
    });
    /** Adds the history, which comes with the feed alone. */
    const withHistory = (shown: FeedRecord | undefined, record: FeedRecord | undefined) =>
      shown && record?.history && { ...shown, history: record.history };

    it.each(kinds)('of %s', async (kind) => {
      const { entry } = await send(kind, staffRequests[kind]);
      const before = await fed(entry.id);
      for (const fields of [Object.keys(corrected[kind]), undefined]) {
        const { entry: correction, receipt } = await send('correction', correctionOf(kind, entry.id, fields));
        const record = await fed(entry.id);
        const shown = applyEntry(before, correction, receipt, await people());
        if (fields) expect(withHistory(shown, record)).toEqual(record);
        // Shown once more over what the feed brought, it changes nothing.
        expect(applyEntry(record, correction, receipt, await people())).toEqual(record);
      }
    });

    it.each(kinds)('of %s that came without the first', async (kind) => {
      const id = v7();
      const { entry, receipt } = await send('correction', correctionOf(kind, id));
      const reference = referenceOf(entryKinds[kind].prefix, id);
      const record = await fed(id);
      const shown = applyEntry(undefined, { ...entry, reference }, receipt, await people());
      expect(withHistory(shown, record)).toEqual(record);
    });
  });
});
