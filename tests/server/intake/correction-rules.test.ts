import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ReplayEntry, UNSUPPORTED_SUBMISSION } from '../../../src/contract/protocol/answers.ts';
import { sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { flightRequest, homeBooking, staffRequests, tripPlan } from '../../parts/records/sample-requests.ts';
import { correctionOf, firstOf, referenceFor } from '../../parts/server/correction-channels.ts';
import { findAllOf } from '../../parts/server/found-records.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let boss: { headers: Record<string, string>; id: string };
/** Milliseconds by which the server's clock is ahead of the machine's. */
let ahead: number;
const DAY = 24 * 60 * 60 * 1_000;
beforeEach(async () => {
  ahead = 0;
  server = await openTestServer({ clock: () => new Date(Date.now() + ahead) });
  boss = await signedIn(server, 'management');
});
afterEach(() => server.close());

async function send({ id, kind, payload, capturedAt }: ReplayEntry, headers: Record<string, string> = {}) {
  const response = await server.app.request(entryKinds[kind as EntryKind].call, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'Captured-At': capturedAt,
      ...headers,
    },
    body: JSON.stringify(payload),
  });
  return { status: response.status, body: await response.json() };
}
const take = async (entry: ReplayEntry, headers?: Record<string, string>) => {
  const { status, body } = await send(entry, headers);
  expect(body).toMatchObject({ reference: referenceFor(entry) });
  expect(status).toBe(200);
  return body;
};
async function records<Kind extends RecordKind>(kind: Kind): Promise<FeedRecord<Kind>[]> {
  const found: FeedRecord[] = [];
  for await (const page of server.store.records.pages(kind)) found.push(...page);
  return found as unknown[] as FeedRecord<Kind>[];
}
async function only<Kind extends RecordKind>(kind: Kind): Promise<FeedRecord<Kind>> {
  const found = await records(kind);
  expect(found).toHaveLength(1);
  return found[0] as FeedRecord<Kind>;
}

describe('Two corrections of the same version', () => {
  it('both stand in the history, and of the same field the one that arrives later counts', async () => {
    const first = firstOf('packageBooking', booking);
    const [one, other] = ['+255700000001', '+255700000002'].map((phone) =>
      correctionOf(first, { ...booking, phone }),
    ) as [ReplayEntry, ReplayEntry];
    for (const entry of [first, other, one]) await take(entry);
    const held = await only('packageBooking');
    expect(held.phone).toBe('+255700000001');
    expect(held.history).toMatchObject([
      { id: first.id, outcome: 'first', changes: [] },
      {
        id: other.id,
        outcome: 'applied',
        by: '',
        changes: [{ field: 'phone', before: booking.phone, after: '+255700000002' }],
      },
      {
        id: one.id,
        outcome: 'applied',
        capturedAt: one.capturedAt,
        changes: [{ field: 'phone', before: booking.phone, after: '+255700000001' }],
      },
    ]);
  });

  it('of different fields are no conflict: both changes stand', async () => {
    const first = firstOf('packageBooking', booking);
    await take(first);
    await take(correctionOf(first, { ...booking, phone: '+255700000001' }));
    await take(correctionOf(first, { ...booking, numberOfAdults: 4 }));
    expect(await only('packageBooking')).toMatchObject({ phone: '+255700000001', numberOfAdults: 4 });
  });
});

describe('A correction beside what the office did', () => {
  it('leaves alone what it does not change, and a waiting change of the office is no conflict', async () => {
    const first = firstOf('souvenir', staffRequests.souvenir);
    await take(first, boss.headers);
    await send(
      firstOf('recordChange', {
        record: first.id,
        kind: 'souvenir',
        revision: 1,
        set: { delivery_status: 'Delivered' },
      }),
      boss.headers,
    );
    const renamed = { ...staffRequests.souvenir, customer: 'Neema' };
    await take(correctionOf(first, renamed, [], { fields: ['customer'] }), boss.headers);
    const held = await only('souvenir');
    expect(held).toMatchObject({ customer_name: 'Neema', delivery_status: 'Delivered', revision: 2 });
    // A change that was made before the correction was seen.
    const late = { record: first.id, kind: 'souvenir', revision: 2, set: { delivery_status: 'Pending' } };
    expect(await send(firstOf('recordChange', late), boss.headers)).toMatchObject({ status: 200 });
  });

  it('that changes what the office changes too moves the revision', async () => {
    const first = firstOf('souvenir', staffRequests.souvenir);
    await take(first, boss.headers);
    const arrived = { ...staffRequests.souvenir, deliveryStatus: 'Delivered' };
    const receipt = await take(correctionOf(first, arrived), boss.headers);
    expect(receipt.revision).toBe(2);
    const stale = { record: first.id, kind: 'souvenir', revision: 1, set: { delivery_status: 'Pending' } };
    expect(await send(firstOf('recordChange', stale), boss.headers)).toMatchObject({ status: 409 });
  });

  it.each([[{ tour_status: 'ongoing' }], [{ tour_status: 'finished' }], [{ payment_status: 'Paid' }]])(
    'of a traveller is a message to the desk once the tour has %j',
    async (set) => {
      const first = firstOf('homeBooking', homeBooking);
      await take(first);
      await send(
        firstOf('recordChange', { record: first.id, kind: 'tour', revision: null, set }),
        boss.headers,
      );
      const correction = correctionOf(first, { ...homeBooking, days: 9, name: 'José N' });
      const receipt = await take(correction);
      expect(receipt.message).toBe(correctionStrings.message);
      expect(await take(correction)).toEqual(receipt);
      const held = await only('tour');
      expect(held).toMatchObject({ days: homeBooking.days, customer_name: homeBooking.name, ...set });
      expect(held.notes).toMatchObject([
        {
          id: correction.id,
          by: '',
          text: expect.stringContaining('days: 8 → 9\nname: José Ngũgĩ → José N'),
        },
      ]);
      expect(held.history?.at(-1)).toMatchObject({ id: correction.id, outcome: 'message' });
      // The next one names what the office never wrote: it is told whole.
      const next = correctionOf(first, { ...homeBooking, days: 9, name: 'José N', travelers: 5 }, [
        correction,
      ]);
      await take(next);
      expect((await only('tour')).notes.at(-1)?.text).toContain('travelers: 3 → 5');
    },
  );

  it.each(['confirmed', 'done'])(
    'of any request of a traveller is a message once it is %s',
    async (state) => {
      const first = firstOf('tripPlan', tripPlan);
      await take(first);
      const change = { record: first.id, kind: 'tripPlan', revision: null, set: { state } };
      await send(firstOf('recordChange', change), boss.headers);
      const receipt = await take(correctionOf(first, { ...tripPlan, days: 9 }));
      expect(receipt.message).toBe(correctionStrings.message);
      const held = await only('tripPlan');
      expect(held).toMatchObject({ days: tripPlan.days, state });
      expect(held.notes).toMatchObject([{ by: '', text: expect.stringMatching(/days: \d+ → 9/) }]);
    },
  );

  it('of the office changes what a guest sent, confirmed or not, in its own name, and the guest’s own words stay', async () => {
    const first = firstOf('tripPlan', tripPlan);
    await take(first);
    const confirm = { record: first.id, kind: 'tripPlan', revision: null, set: { state: 'confirmed' } };
    await send(firstOf('recordChange', confirm), boss.headers);
    const receipt = await take(correctionOf(first, { ...tripPlan, travelers: 3 }), boss.headers);
    expect(receipt.message).toBe(correctionStrings.success);
    expect(await only('tripPlan')).toMatchObject({
      travelers: 3,
      state: 'confirmed',
      notes: [],
      history: [
        { by: '', outcome: 'first' },
        { by: 'management', changes: [{ field: 'travelers', before: tripPlan.travelers, after: 3 }] },
      ],
    });
    // The guest does not see what the office changed, and is answered as before.
    expect((await take(correctionOf(first, { ...tripPlan, days: 9 }))).message).toBe(
      correctionStrings.message,
    );
    expect(await only('tripPlan')).toMatchObject({ travelers: 3, days: tripPlan.days });
  });

  it('of the office waits for its account where the session has ended, and is not taken for the guest’s', async () => {
    const first = firstOf('tripPlan', tripPlan);
    await take(first);
    const account = server.rows('select id from account')[0]?.id;
    const correction = correctionOf(first, { ...tripPlan, travelers: 3 });
    expect((await send(correction, { Author: String(account) })).status).toBe(401);
    expect(await only('tripPlan')).toMatchObject({ travelers: tripPlan.travelers });
  });

  it('of staff corrects what staff entered, whatever its status', async () => {
    const first = firstOf('addedTour', { ...staffRequests.addedTour, tourStatus: 'finished' });
    await take(first, boss.headers);
    const payload = { ...staffRequests.addedTour, tourStatus: 'finished', customerName: 'Zainab M' };
    await take(correctionOf(first, payload), boss.headers);
    expect(await only('tour')).toMatchObject({ customer_name: 'Zainab M', notes: [] });
  });
});

describe('Who may correct', () => {
  it('what staff entered: accounts whose role may write the kind, a colleague too', async () => {
    const guide = await signedIn(server, 'logistics');
    const colleague = await signedIn(server, 'logistics');
    const seller = await signedIn(server, 'marketing');
    const first = firstOf('souvenir', staffRequests.souvenir);
    await take(first, guide.headers);
    const correction = correctionOf(first, { ...staffRequests.souvenir, quantity: 9 });
    expect((await send(correction)).status).toBe(401);
    expect((await send(correction, seller.headers)).status).toBe(403);
    await take(correction, colleague.headers);
    const held = await only('souvenir');
    expect(held).toMatchObject({ quantity: 9, history: [{ by: 'logistics' }, { by: 'logistics' }] });
    // The key of the correction belongs to another account now.
    expect((await send(correction, guide.headers)).status).toBe(409);
  });

  it('a colleague’s correction that came first does not shut out the entry itself', async () => {
    const guide = await signedIn(server, 'logistics');
    const colleague = await signedIn(server, 'logistics');
    const first = firstOf('souvenir', staffRequests.souvenir);
    await take(correctionOf(first, { ...staffRequests.souvenir, quantity: 9 }), colleague.headers);
    await take(first, guide.headers);
    expect(await only('souvenir')).toMatchObject({ quantity: 9 });
    expect((await send(first, colleague.headers)).status).toBe(409);
    expect(
      (await send({ ...first, payload: { ...staffRequests.souvenir, quantity: 1 } }, guide.headers)).status,
    ).toBe(409);
  });
});

describe('What a correction cannot do', () => {
  it('fill a record with versions: two hundred are enough for anybody', async () => {
    const first = firstOf('packageBooking', booking);
    const many = Array.from({ length: 200 }, (_, place) =>
      correctionOf(first, { ...booking, specialRequests: `Version ${place}` }),
    );
    const results: { status: number; problem?: { message: string } }[] = [];
    // Ten are taken at once each day.
    for (let start = 0; start < 200; start += 10) {
      ahead += DAY + 1_000;
      const response = await server.app.request('/api/replay', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ entries: [...(start ? [] : [first]), ...many.slice(start, start + 9)] }),
      });
      results.push(...(await response.json()).results);
    }
    expect(results.filter(({ status }) => status !== 200)).toEqual([]);
    for (const entry of many.filter((_, place) => place % 10 === 9)) {
      ahead += 60_000;
      results.push(await send(entry));
    }
    expect(results.at(-2)?.status).toBe(200);
    expect(results.at(-1)).toMatchObject({ status: 409, body: { message: correctionStrings.tooMany } });
    // A correction that was taken has its receipt still.
    expect((await send(many[0] as ReplayEntry)).status).toBe(200);
  });

  it('change the kind', async () => {
    const first = firstOf('packageBooking', booking);
    await take(first);
    const other = { ...firstOf('homeBooking', homeBooking), id: first.id };
    const { status, body } = await send(correctionOf(other, homeBooking));
    expect([status, body.message]).toEqual([409, correctionStrings.otherKind]);
    expect((await only('packageBooking')).history).toBeUndefined();
    expect(await records('tour')).toEqual([]);
    // Not even its key is kept.
    expect(server.rows("select id from submission where kind = 'correction'")).toEqual([]);
  });

  it('bring back what was erased, or leave anything of it behind', async () => {
    const first = firstOf('packageBooking', { ...booking, fullName: 'Wanjiku Earlier' });
    await take(first);
    const correction = correctionOf(first, { ...booking, fullName: 'Wanjiku Later' });
    await take(correction);
    await server.app.request('/api/customers', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', ...boss.headers },
      body: JSON.stringify({ records: [first.id] }),
    });
    const late = await take(correctionOf(first, { ...booking, fullName: 'Wanjiku Last' }, [correction]));
    expect(late.message).toBe(correctionStrings.removed);
    expect(await take(first)).toMatchObject({ id: first.id });
    expect((await take(correction)).message).toBe(correctionStrings.success);
    expect(await records('packageBooking')).toEqual([]);
    const files = ['', '-wal'].map((end) => join(server.dataDir, `operator.db${end}`)).filter(existsSync);
    expect(files.map((file) => readFileSync(file, 'latin1')).join('')).not.toContain('Wanjiku');
  });

  it('bring back what was erased after only a correction of it had come', async () => {
    const first = firstOf('packageBooking', { ...booking, fullName: 'Wanjiku Earlier' });
    await take(correctionOf(first, booking));
    const at = new Date().toISOString();
    await server.store.admin.erase([first.id], { by: boss.id, at });
    const receipt = await take(first);
    expect(await take(first)).toEqual(receipt);
    expect(await records('packageBooking')).toEqual([]);
    expect(server.rows('select payload from record_version where payload is not null')).toEqual([]);
  });

  it('put a person into the audit log: it names the colleague and the fields, and no traveller', async () => {
    const first = firstOf('packageBooking', booking);
    await take(first);
    const corrected = { ...booking, fullName: 'Wanjiku Audited', phone: '+255700123123' };
    const own = correctionOf(first, corrected);
    await take(own);
    expect(server.rows("select * from audit where action = 'record.correct'")).toEqual([]);
    expect((await only('packageBooking')).history?.at(-1)).toMatchObject({
      id: own.id,
      by: '',
      changes: [{ field: 'fullName' }, { field: 'phone' }],
    });
    await take(correctionOf(first, { ...corrected, phone: '+255700123124' }, [own]), boss.headers);
    const [line] = server.rows("select * from audit where action = 'record.correct'");
    expect(line).toMatchObject({ by: boss.id, subject: referenceFor(first) });
    expect(JSON.parse(String(line?.after))).toEqual({
      kind: 'packageBooking',
      outcome: 'applied',
      fields: ['phone'],
    });
  });
});

it('An earlier version is found with its customer, by contact and by name', async () => {
  const first = firstOf('packageBooking', {
    ...booking,
    fullName: 'Zuberi Kassim',
    email: 'zuberi@example.org',
  });
  await take(first);
  await take(correctionOf(first, { ...booking, fullName: 'Z. Kassim', email: 'zk@example.net' }));
  const find = (query: object) => findAllOf(server.store, { email: '', phone: '', name: '', ...query });
  expect(await find({ email: 'zuberi@example.org' })).toMatchObject([
    { match: 'contact', record: { id: first.id } },
  ]);
  expect(await find({ name: 'zuberi kassim' })).toMatchObject([{ match: 'name', record: { id: first.id } }]);
  const [found] = await find({ email: 'zk@example.net' });
  expect(found?.record.history).toHaveLength(2);
});

it('A passport number that is not given anew stays, and none stands in the history', async () => {
  const id = v7();
  const key = server.sealingKeys.current();
  const [traveler, other] = flightRequest.travelerDetails;
  const first = {
    ...firstOf('flightRequest', {
      ...flightRequest,
      travelerDetails: [
        { ...traveler, passportNumber: await sealPassport(key, id, 0, 'OLD 1') },
        { ...other, name: 'Ann', passportNumber: await sealPassport(key, id, 1, 'OLD 2') },
      ],
    }),
    id,
  };
  await take(first);
  const corrected = {
    ...flightRequest,
    travelerDetails: [
      { ...traveler, departurePoint: 'Oslo', passportNumber: null },
      { ...other, name: 'Ann', passportNumber: await sealPassport(key, id, 1, 'NEW 2') },
    ],
  };
  await take(correctionOf(first, corrected));
  const open = async (place: number) => {
    const held = await server.store.sealedPassport(id, place);
    const { passportSealingContext: sealingPlace } = await import('../../../src/contract/values/sealing.ts');
    return held && server.sealingKeys.open(held.sealed, sealingPlace(id, place));
  };
  expect([await open(0), await open(1)]).toEqual(['OLD 1', 'NEW 2']);
  expect(JSON.stringify(server.rows('select * from record_version'))).not.toContain('ciphertext');
  // Sealed for the correction's own key it could never be opened.
  const wrong = await sealPassport(key, v7(), 0, 'LOST');
  const lost = { ...flightRequest, travelerDetails: [{ ...traveler, passportNumber: wrong }] };
  expect((await send(correctionOf(first, lost))).status).toBe(400);
});

it.each<[what: string, part: (first: ReplayEntry) => object]>([
  ['nothing', () => ({ payload: {} })],
  ['no object', () => ({ payload: 'x' })],
  ['a correction of a correction', (first) => ({ payload: { ...wrapped(first), kind: 'correction' } })],
  ['a correction of a change', (first) => ({ payload: { ...wrapped(first), kind: 'recordChange' } })],
  [
    'a thousand versions before',
    (first) => ({ payload: { ...wrapped(first), replaces: Array(1_000).fill(v7()) } }),
  ],
  ['itself', (first) => ({ id: first.id })],
  ['content that no form makes', (first) => ({ payload: { ...wrapped(first), payload: { phone: 1 } } })],
  ['no time', (first) => ({ payload: { ...wrapped(first), capturedAt: 'yesterday' } })],
])('A correction with %s is refused in words, and nothing is kept', async (_what, part) => {
  const first = firstOf('packageBooking', booking);
  await take(first);
  const { status, body } = await send({ ...correctionOf(first, booking), ...part(first) });
  expect(status).toBe(400);
  expect(body.message).toMatch(/\w/);
  expect((await only('packageBooking')).history).toBeUndefined();
});

it.each([
  ['no such kind', { kind: 'nonsense' }],
  ['a kind of every object', { kind: 'constructor' }],
  ['an unknown version', { version: 99 }],
])('A correction with %s waits for a server that knows it', async (_what, part) => {
  const first = firstOf('packageBooking', booking);
  await take(first);
  const { status, body } = await send({
    ...correctionOf(first, booking),
    payload: { ...wrapped(first), ...part },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: UNSUPPORTED_SUBMISSION, message: expect.stringMatching(/\w/) });
  expect((await only('packageBooking')).history).toBeUndefined();
});

const wrapped = (first: ReplayEntry) => correctionOf(first, booking).payload as object;
