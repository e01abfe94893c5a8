/** Corrections from another device, which reference and contact prove (docs/contract.md#corrections-by-contact). */
import { createHash, randomBytes } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayEntry } from '../../../src/contract/protocol/answers.ts';
import { lookupStrings } from '../../../src/contract/protocol/lookup.ts';
import { judgeAnswer } from '../../../src/device/outbox/send/verdict.ts';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { flightRequest, requests } from '../../parts/records/sample-requests.ts';
import { correctionOf, firstOf, MADE_AT, referenceFor } from '../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const send = (
  { id, kind, version, capturedAt, payload }: ReplayEntry,
  headers: Record<string, string> = {},
) =>
  post(entryKinds[kind as EntryKind].call, payload, {
    'Idempotency-Key': id,
    'Schema-Version': String(version),
    'Captured-At': capturedAt,
    ...headers,
  });
const replay = async (...entries: ReplayEntry[]) => (await post('/api/replay', { entries })).body.results;

/** A request as its device sends it, with the hash of a secret that no other device has. */
function ownRequest(kind: SubmissionKind, payload: object = requests[kind]): ReplayEntry {
  const secret = randomBytes(32).toString('base64url');
  const secretHash = createHash('sha256').update(secret).digest('base64url');
  return { ...firstOf(kind, { ...payload, submission: { secretHash } }), version: submissions[kind].version };
}

/** A correction of it as another device sends it. */
function byContact(
  first: ReplayEntry,
  payload: object,
  contact = contacts[first.kind as SubmissionKind],
): ReplayEntry {
  const { kind, version } = first;
  const proof = { reference: referenceFor(first), contact };
  return {
    id: v7(),
    kind: 'correction',
    version: 2,
    capturedAt: '2027-01-03T08:00:00.000Z',
    payload: { proof, kind, version, capturedAt: MADE_AT, replaces: [], payload },
  };
}

/** From now on the server takes itself for one that was restored. */
function beginHealing(): void {
  const file = new Sqlite(String(server.rows('pragma database_list')[0]?.file));
  file.prepare('update feed_epoch set restored_at = ?').run(new Date().toISOString());
  file.close();
}

const contacts: Record<SubmissionKind, string> = {
  homeBooking: 'anna-maria@example.com',
  tripPlan: 'nuru@example.com',
  packageBooking: 'anna-maria@example.com',
  stayBooking: '0712 345 678',
  flightRequest: 'soren@example.com',
  eventRequest: 'grace@example.com',
};

async function only<Kind extends RecordKind>(kind: Kind): Promise<FeedRecord<Kind>> {
  const found: FeedRecord[] = [];
  for await (const page of server.store.records.pages(kind)) found.push(...page);
  expect(found).toHaveLength(1);
  return found[0] as unknown as FeedRecord<Kind>;
}

/** A change of one field of each kind. */
const changes: Record<SubmissionKind, object> = {
  homeBooking: { travelers: 7 },
  tripPlan: { preferredDate: '2027-09-01' },
  packageBooking: { numberOfAdults: 5 },
  stayBooking: { guests: 4 },
  flightRequest: { preferredAirline: 'Precision Air' },
  eventRequest: { date: '2027-09-01' },
};

describe('A correction by reference and contact', () => {
  it.each(submissionKinds)('changes of a %s what it names, and leaves the rest as it was', async (kind) => {
    const first = ownRequest(kind);
    await send(first);
    const look = () => post('/api/lookup', { reference: referenceFor(first), contact: contacts[kind] });
    const before = (await look()).body.sent;
    const { status, body } = await send(byContact(first, changes[kind]));
    const { history } = (await look()).body;
    expect(history.map(({ event }: { event: string }) => event)).toEqual(['received', 'corrected']);
    expect(body).toMatchObject({ reference: referenceFor(first), message: correctionStrings.success });
    expect(status).toBe(200);
    expect((await look()).body.sent).toEqual({ ...before, ...changes[kind] });
  });

  it('arrives exactly once, however often it is sent, alone or with others', async () => {
    const first = ownRequest('packageBooking');
    const correction = byContact(first, { numberOfAdults: 5 });
    await send(first);
    const { body: receipt } = await send(correction);
    const [again] = await replay(correction);
    expect(again).toMatchObject({ status: 200, receipt });
    const { history } = await only('packageBooking');
    expect(history).toHaveLength(2);
  });

  it('says in the history that it came from another device, and what it alone has changed', async () => {
    const first = firstOf('packageBooking', booking);
    await send(first);
    await send(correctionOf(first, { ...booking, phone: '+255700000001' }, [], { fields: ['phone'] }));
    await send(byContact(first, { travelDate: '2027-09-01' }));
    const { history, Start_date, phone } = await only('packageBooking');
    expect({ Start_date, phone }).toEqual({ Start_date: '2027-09-01', phone: '+255700000001' });
    expect(history?.map(({ byContact: flag }) => flag)).toEqual([undefined, undefined, true]);
    expect(history?.at(-1)?.changes).toEqual([
      { field: 'travelDate', before: booking.travelDate, after: '2027-09-01' },
    ]);
  });

  it('does not stop the first device, whose next correction leaves the change as it is', async () => {
    const first = firstOf('packageBooking', booking);
    await send(first);
    await send(byContact(first, { travelDate: '2027-09-01' }));
    await send(correctionOf(first, { ...booking, phone: '+255700000001' }, [], { fields: ['phone'] }));
    expect(await only('packageBooking')).toMatchObject({ Start_date: '2027-09-01', phone: '+255700000001' });
  });

  it('sets a date of all travellers of a flight, and keeps their names', async () => {
    const first = ownRequest('flightRequest');
    await send(first);
    await send(byContact(first, { travelDate: '2027-09-01' }));
    const { travelerDetails } = await only('flightRequest');
    expect(travelerDetails.map(({ travelDate }) => travelDate)).toEqual(['2027-09-01', '2027-09-01']);
    expect(travelerDetails.map(({ name }) => name)).toEqual(
      flightRequest.travelerDetails.map(({ name }) => name),
    );
  });

  it('is made of the flight as it is by then: neither dates nor travellers of before come back with it', async () => {
    const first = firstOf('flightRequest', flightRequest);
    await send(first);
    const [one, other] = flightRequest.travelerDetails;
    const renamed = { ...flightRequest, travelerDetails: [{ ...one, name: 'Zuri Komba' }, other] };
    const results = await replay(
      correctionOf(first, renamed, [], { fields: ['travelerDetails'] }),
      byContact(first, { travelDate: '2027-09-01' }),
      byContact(first, { returnDate: '2027-09-20' }),
    );
    expect(results).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    const { travelerDetails } = await only('flightRequest');
    expect(travelerDetails).toMatchObject([
      { name: 'Zuri Komba', travelDate: '2027-09-01', returnDate: '2027-09-20' },
      { name: other?.name, travelDate: '2027-09-01', returnDate: '2027-09-20' },
    ]);
  });

  it.each(['email', 'phone', 'fullName', 'Tripname'])('does not change the field %s', async (field) => {
    const first = ownRequest('packageBooking');
    await send(first);
    const answer = await send(byContact(first, { [field]: 'thief@example.com' }));
    expect(answer).toMatchObject({ status: 400, body: { message: correctionStrings.notOpen } });
  });

  it('is checked as the whole request is', async () => {
    const first = ownRequest('packageBooking');
    await send(first);
    const answer = await send(byContact(first, { numberOfAdults: 0 }));
    expect(answer).toMatchObject({ status: 400, body: { fields: { numberOfAdults: expect.any(String) } } });
    expect(await send(byContact(first, {}))).toMatchObject({ status: 400 });
  });

  it('of a confirmed request is a message to the desk, which says where it came from', async () => {
    const boss = await signedIn(server, 'management');
    const first = ownRequest('packageBooking');
    await send(first);
    const set = { state: 'confirmed' };
    await post(
      '/api/changes',
      { record: first.id, kind: 'packageBooking', revision: 1, set },
      {
        ...boss.headers,
        'Idempotency-Key': v7(),
      },
    );
    const { body } = await send(byContact(first, { numberOfAdults: 5 }));
    expect(body.message).toBe(correctionStrings.message);
    const { numberOfAdults, notes } = await only('packageBooking');
    expect(numberOfAdults).toBe(booking.numberOfAdults);
    expect(notes[0]?.text).toContain('from another device, by reference and contact');
  });

  it('sent from a browser in which staff is signed in is the traveller’s all the same', async () => {
    const finance = await signedIn(server, 'finance');
    const first = ownRequest('packageBooking');
    await send(first);
    expect(await send(byContact(first, { numberOfAdults: 5 }), finance.headers)).toMatchObject({
      status: 200,
    });
    expect((await only('packageBooking')).history?.at(-1)).toMatchObject({ by: '', byContact: true });
  });
});

describe('Reference and contact that do not fit', () => {
  it('are answered alike, whether the reference is unknown or the contact wrong', async () => {
    const first = ownRequest('packageBooking');
    await send(first);
    const never = firstOf('packageBooking', booking);
    const answers = [
      await send(byContact(first, { numberOfAdults: 5 }, 'somebody@example.com')),
      await send(byContact(never, { numberOfAdults: 5 })),
    ];
    for (const { status, body } of answers) {
      expect({ status, message: body.message }).toEqual({ status: 404, message: lookupStrings.notFound });
    }
    expect((await only('packageBooking')).numberOfAdults).toBe(booking.numberOfAdults);
  });

  it('make no record, and wait on a restored server until the first device has brought its request', async () => {
    const first = ownRequest('packageBooking');
    const correction = byContact(first, { numberOfAdults: 5 });
    beginHealing();
    expect(await replay(correction)).toMatchObject([
      { status: 425, problem: { message: correctionStrings.notYet } },
    ]);
    expect(server.rows('select id from submission')).toEqual([]);
    await send(first);
    expect(await replay(correction)).toMatchObject([{ status: 200 }]);
    expect((await only('packageBooking')).numberOfAdults).toBe(5);
  });

  it('are guessed no faster than by the look-up, and hold up nothing else', async () => {
    await server.close();
    server = await openTestServer({ limits: { lookups: 2 } });
    const first = ownRequest('packageBooking');
    await send(first);
    const guesses = ['a@example.com', 'b@example.com', 'c@example.com'].map((contact) =>
      byContact(first, { numberOfAdults: 5 }, contact),
    );
    const other = firstOf('tripPlan', requests.tripPlan);
    const results = await replay(...guesses, { ...other, version: 2 });
    expect(results).toMatchObject([
      { status: 404 },
      { status: 404 },
      { status: 425, retryAfter: 60 },
      { status: 200 },
    ]);
    const alone = byContact(first, { numberOfAdults: 5 }, 'd@example.com');
    const response = await server.app.request('/api/corrections', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': alone.id, 'Schema-Version': '2' },
      body: JSON.stringify(alone.payload),
    });
    const reply = {
      status: response.status,
      body: await response.json(),
      retryAfter: response.headers.get('Retry-After'),
    };
    expect(judgeAnswer(reply, alone.id, 0)).toMatchObject({
      type: 'later',
      wait: 60_000,
      ofThisOne: { message: expect.any(String) },
    });
  });
});

describe('The contact of a request that was corrected after it had proven a correction', () => {
  const first = firstOf('packageBooking', booking);
  const date = byContact(first, { travelDate: '2027-09-01' });
  const contact = correctionOf(first, { ...booking, email: 'new@example.com' }, [], { fields: ['email'] });
  const byNewContact = byContact(first, { numberOfAdults: 5 }, 'new@example.com');
  const whole = { email: 'new@example.com', Start_date: '2027-09-01', numberOfAdults: 5 };

  it.each([
    ['the first device comes back before the other one', [first, contact, date, byNewContact]],
    ['devices come back in the order of before', [first, date, contact, byNewContact]],
    ['the request itself comes last but one', [contact, byNewContact, first, date]],
  ])('still proves it on a restored server: %s', async (_, entries) => {
    beginHealing();
    for (const entry of entries) expect(await replay(entry)).toMatchObject([{ status: 200 }]);
    expect(await only('packageBooking')).toMatchObject(whole);
  });

  it('waits until a version with that contact is back', async () => {
    beginHealing();
    await replay(contact);
    expect(await replay(date)).toMatchObject([{ status: 425 }]);
    await replay(first);
    expect(await replay(date)).toMatchObject([{ status: 200 }]);
    expect((await only('packageBooking')).email).toBe('new@example.com');
  });

  it('proves nothing at any other time, and shows nothing even then', async () => {
    await replay(first, contact);
    expect(await replay(date)).toMatchObject([{ status: 404 }]);
    beginHealing();
    const asked = { reference: referenceFor(first), contact: booking.email };
    expect(await post('/api/lookup', asked)).toMatchObject({ status: 404 });
    expect(await replay(byContact(first, { numberOfAdults: 5 }, 'never@example.com'))).toMatchObject([
      { status: 425 },
    ]);
  });
});
