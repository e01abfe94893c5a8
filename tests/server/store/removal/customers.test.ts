import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealPassport } from '../../../../src/device/transfer/sealing/index.ts';
import type { CustomerErasure, CustomerExport } from '../../../../src/kinds/calls/customers.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import {
  eventRequest,
  flightRequest,
  homeBooking,
  stayBooking,
  tripPlan,
} from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const EMAIL = 'zuberi.kassim@example.org';
const PHONE = '+255 754 010 203';
const NAME = 'Zuberi Kassim';

let server: TestServer;
let boss: { headers: { Cookie: string }; id: string };
const now = new Date('2027-01-05T08:00:00.000Z');
const json = { 'Content-Type': 'application/json' };
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
  boss = await signedIn(server, 'management');
});
afterEach(() => server.close());

async function send(path: string, payload: unknown, headers: Record<string, string> = {}): Promise<string> {
  const id = v7();
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(payload),
  });
  expect(response.status).toBe(200);
  return id;
}

function ask(body: unknown, headers: Record<string, string> = boss.headers, method = 'POST') {
  return server.app.request('/api/customers', {
    method,
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}
async function find(query: object): Promise<CustomerExport> {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return response.json();
}
async function erase(records: readonly string[]): Promise<CustomerErasure> {
  const response = await ask({ records }, boss.headers, 'DELETE');
  expect(response.status).toBe(200);
  return response.json();
}
const matches = ({ records }: CustomerExport) =>
  Object.fromEntries(records.map(({ record, match }) => [record.id, match]));

/** Makes a request of every kind for one person, and one of each for somebody else. */
async function fillBook() {
  const id = v7();
  const passportNumber = await sealPassport(server.sealingKeys.current(), id, 0, 'ZK 445566');
  const [traveler, ...others] = flightRequest.travelerDetails;
  const flight = {
    ...flightRequest,
    email: EMAIL,
    travelerDetails: [{ ...traveler, name: NAME, passportNumber }, ...others],
  };
  const ids = {
    tour: await send('/api/bookings', { ...homeBooking, email: EMAIL, replyTo: EMAIL }),
    package: await send('/api/companypackage', { ...booking, email: EMAIL.toUpperCase(), phone: PHONE }),
    trip: await send('/api/tripplans', { ...tripPlan, email: EMAIL }),
    stay: await send('/stay_bookings', { ...stayBooking, Contacts: `${NAME}, ${EMAIL}; 0754-010203` }),
    flight: await send('/api/flightrequests', flight, { 'Idempotency-Key': id }).then(() => id),
    event: await send('/api/eventrequests', { ...eventRequest, message: `Please tell ${EMAIL} too.` }),
    feedback: await send(
      '/api/feedback',
      { customer: 'zuberi  kassim', rating: 5, comment: '', date: '2027-01-01', department: 'Operations' },
      boss.headers,
    ),
  };
  await send('/api/companypackage', booking);
  await send('/api/eventrequests', eventRequest);
  const note = { record: ids.trip, kind: 'tripPlan', text: `Call ${PHONE}, ask for ${NAME} <${EMAIL}>` };
  await send('/api/notes', note, boss.headers);
  return ids;
}

/** The database as it lies on the disk, with all that SQLite keeps beside it. */
function bytes(): string {
  const files = ['', '-wal', '-shm'].map((end) => join(server.dataDir, `operator.db${end}`));
  return files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('')
    .toLowerCase();
}

describe('What we hold of a customer', () => {
  it('is found by e-mail in any spelling, and told apart from where it is only mentioned', async () => {
    const ids = await fillBook();
    const found = await find({ email: ' Zuberi.Kassim @EXAMPLE.org ' });
    expect(matches(found)).toEqual({
      [ids.tour]: 'contact',
      [ids.package]: 'contact',
      [ids.trip]: 'contact',
      [ids.stay]: 'contact',
      [ids.flight]: 'contact',
      [ids.event]: 'mention',
    });
    expect(found.at).toBe(now.toISOString());
    const flight = found.records.find(({ record }) => record.id === ids.flight)?.record;
    expect(flight).toMatchObject({
      kind: 'flightRequest',
      travelerDetails: [{ name: NAME, hasPassport: true }, {}],
    });
    expect(JSON.stringify(found)).not.toContain('ciphertext');
    const trip = found.records.find(({ record }) => record.id === ids.trip)?.record;
    expect(trip?.notes).toMatchObject([{ text: expect.stringContaining(NAME) }]);
  });

  it.each([['0754 010 203'], ['00255754010203'], ['(+255) 754-010-203']])(
    'is found by phone as %s',
    async (phone) => {
      const ids = await fillBook();
      // The e-mail address in the first two leads to the others.
      expect(matches(await find({ phone }))).toEqual({
        [ids.package]: 'contact',
        [ids.stay]: 'contact',
        [ids.tour]: 'shared',
        [ids.trip]: 'shared',
        [ids.flight]: 'shared',
        [ids.event]: 'mention',
      });
    },
  );

  it('is found by name alone for a person to look at', async () => {
    const ids = await fillBook();
    expect(matches(await find({ name: ' ZUBERI kassim' }))).toEqual({
      [ids.flight]: 'name',
      [ids.feedback]: 'name',
    });
    expect((await find({ name: 'Zuberi' })).records).toEqual([]);
  });

  it('is found by name with or without accents', async () => {
    const names = ['Öhlschläger, Jürgen', "Søren O'Niell", 'Łukasz Weiß'];
    for (const fullName of names) await send('/api/companypackage', { ...booking, fullName });
    const spellings = ['Ohlschlager, Jurgen', 'SOREN O’NIELL', 'lukasz weiss', 'O\u0308hlschläger,  jürgen'];
    for (const name of spellings) {
      expect((await find({ name })).records, name).toMatchObject([{ match: 'name' }]);
    }
    expect((await find({ name: 'Öhlschläger, Jörgen' })).records).toEqual([]);
  });

  it('is found by every contact that they left with what was found', async () => {
    const others = { phone: '+255 768 000 111', email: 'z.kassim@example.net' };
    // Asked for by e-mail; the phone leads to the second, its other address to the third.
    const first = await send('/api/companypackage', { ...booking, email: EMAIL, phone: PHONE });
    const second = await send('/api/eventrequests', {
      ...eventRequest,
      email: others.email,
      phone: '0754 010 203',
    });
    const third = await send('/api/tripplans', { ...tripPlan, email: others.email.toUpperCase() });
    const mention = await send('/api/eventrequests', {
      ...eventRequest,
      message: `As ${others.email} told you.`,
    });
    // A request with the contact of the person who only mentions them: it is not followed.
    const stranger = await send('/api/companypackage', {
      ...booking,
      email: eventRequest.email,
      phone: others.phone,
    });
    const found = await find({ email: EMAIL });
    const told = found.records.map(({ record, match, by }) => [record.id, match, by]);
    // The surest first.
    expect(told).toEqual([
      [first, 'contact', EMAIL],
      [second, 'shared', '255754010203'],
      [third, 'shared', others.email],
      [mention, 'mention', others.email],
    ]);
    expect(told.flat()).not.toContain(stranger);
  });

  it('is not found by what is no contact in the text that they left', async () => {
    const first = await send('/stay_bookings', {
      ...stayBooking,
      Contacts: `${EMAIL}, born 1984-12-12, 0754 010 203 / 0768 000 111`,
    });
    const second = await send('/stay_bookings', { ...stayBooking, Contacts: 'x@example.org, 1984-12-12' });
    const third = await send('/stay_bookings', { ...stayBooking, Contacts: 'call 0768000111' });
    expect(matches(await find({ email: EMAIL }))).toEqual({ [first]: 'contact', [third]: 'shared' });
    expect(second).not.toBe(third);
  });

  it('of somebody unknown is nothing', async () => {
    await fillBook();
    expect(
      (await find({ email: 'nobody@example.org', phone: '0700 000 001', name: 'No Body' })).records,
    ).toEqual([]);
  });
});

describe('Erasing a customer', () => {
  it('leaves nothing personal in any table, nor in the file', async () => {
    const ids = await fillBook();
    expect(bytes()).toContain(EMAIL);
    const { records } = await find({ email: EMAIL, phone: PHONE, name: NAME });
    const references = records.map(({ record }) => record.reference);
    const erasure = await erase(records.map(({ record }) => record.id));
    expect(erasure.erased.map(({ reference }) => reference).sort()).toEqual([...references].sort());
    expect(erasure.missing).toEqual([]);

    const tables = server.rows(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
    );
    for (const { name } of tables) {
      const text = JSON.stringify(server.rows(`select * from ${name}`)).toLowerCase();
      for (const secret of [EMAIL, NAME.toLowerCase(), '754 010', '754-010', 'ciphertext']) {
        expect(text, `${name}: ${secret}`).not.toContain(secret);
      }
    }
    const file = bytes();
    for (const secret of [EMAIL, NAME.toLowerCase(), '754 010', 'ciphertext'])
      expect(file).not.toContain(secret);
    // The other two are as they were.
    expect(server.rows('select id from package_booking')).toHaveLength(1);
    expect(server.rows('select id from event_request')).toHaveLength(1);
    expect(Object.keys(ids)).toHaveLength(references.length);
  });

  it('keeps key and hash, so that what is sent once more stays erased', async () => {
    const id = await send('/api/companypackage', { ...booking, email: EMAIL });
    await erase([id]);
    const [row] = server.rows(`select content_hash, deleted_at from submission where id = '${id}'`);
    expect(row).toEqual({
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      deleted_at: now.toISOString(),
    });
    const again = await server.app.request('/api/companypackage', {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': id },
      body: JSON.stringify({ ...booking, email: EMAIL }),
    });
    expect(again.status).toBe(200);
    expect(server.rows('select * from package_booking')).toEqual([]);
    expect(server.rows(`select removed_at from record where id = '${id}'`)).toEqual([
      { removed_at: now.toISOString() },
    ]);
  });

  it('is in the audit log by count and references alone', async () => {
    const id = await send('/api/companypackage', { ...booking, email: EMAIL });
    const { erased } = await erase([id.toUpperCase(), id, v7()]);
    expect(erased).toHaveLength(1);
    const [line, ...more] = server.rows(`select * from audit where action = 'customer.erase'`);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ by: boss.id, subject: '', before: null });
    expect(JSON.parse(String(line?.after))).toEqual({ records: 1, references: [erased[0]?.reference] });
  });

  it('says of what there is not that it is missing, and writes nothing down', async () => {
    const [nothing, id] = [v7(), await send('/api/companypackage', booking)];
    await erase([id]);
    expect(await erase([nothing, id])).toEqual({ erased: [], missing: [nothing, id] });
    expect(server.rows(`select * from audit where action = 'customer.erase'`)).toHaveLength(1);
  });
});

describe('Both', () => {
  it.each(['operations', 'bookings', 'marketing', 'hr', 'nobody'])('are not for %s', async (role) => {
    const { headers } = await signedIn(server, role);
    const id = await send('/api/companypackage', booking);
    expect((await ask({ email: booking.email }, headers)).status).toBe(403);
    expect((await ask({ records: [id] }, headers, 'DELETE')).status).toBe(403);
    expect((await ask({ records: [id] }, {}, 'DELETE')).status).toBe(401);
    expect(server.rows('select * from package_booking')).toHaveLength(1);
  });

  it.each([
    [null],
    [[]],
    ['x'],
    [{}],
    [{ email: '', phone: ' ', name: '' }],
    [{ email: 'zuberi' }],
    [{ email: 7 }],
    [{ email: ['a@example.org'] }],
    [{ phone: '123456' }],
    [{ phone: '000 000 00' }],
    [{ phone: 'x'.repeat(51) }],
    [{ name: 'x'.repeat(201) }],
    [{ name: 'a\u0000b' }],
    [{ email: `${'x'.repeat(200)}@example.org` }],
  ])('refuse to look for %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ records: null }],
    [{ records: [] }],
    [{ records: 'all' }],
    [{ records: ['x'] }],
    [{ records: [7] }],
    [{ records: [null] }],
    [{ records: ["' or 1=1 --"] }],
    [{ records: Array.from({ length: 501 }, () => v7()) }],
  ])('refuse to erase %j', async (body) => {
    await send('/api/companypackage', booking);
    expect((await ask(body, boss.headers, 'DELETE')).status).toBe(400);
    expect(server.rows('select * from package_booking')).toHaveLength(1);
  });
});
