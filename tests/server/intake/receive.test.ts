import { gzipSync } from 'node:zlib';
import { v4, v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { packageBookingStrings } from '../../../src/kinds/package-booking/schema.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
const now = new Date('2027-01-05T08:00:00.000Z');
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

const json = { 'Content-Type': 'application/json' };

function send(payload: unknown, headers: Record<string, string> = {}) {
  return server.app.request('/api/companypackage', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(payload),
  });
}

function replay(entries: unknown[], headers: Record<string, string> = {}) {
  return server.app.request('/api/replay', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ entries }),
  });
}

const entry = (payload: unknown = booking, part: object = {}) => ({
  id: v7(),
  kind: 'packageBooking',
  version: 1,
  capturedAt: '2027-01-01T00:00:00.000Z',
  payload,
  ...part,
});
const bookings = () => server.rows('select * from package_booking');
const ledger = () => server.rows('select * from submission');

describe('A package booking that arrives', () => {
  it('is in the database with both times, and the receipt names it', async () => {
    const id = v7();
    const response = await send(booking, {
      'Idempotency-Key': id,
      'Captured-At': '2027-01-01T00:00:00.000Z',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id,
      reference: referenceOf('PB', id),
      receivedAt: now.toISOString(),
      message: packageBookingStrings.success,
      epoch: response.headers.get('Epoch'),
      place: 1,
    });
    expect(bookings()).toEqual([
      {
        id,
        package_name: booking.Tripname,
        full_name: booking.fullName,
        email: booking.email,
        phone: booking.phone,
        number_of_adults: 2,
        number_of_children: 1,
        travel_date: '2027-06-14',
        special_requests: booking.specialRequests,
        price_shown: booking.priceShown,
      },
    ]);
    expect(ledger()).toMatchObject([
      { id, captured_at: '2027-01-01T00:00:00.000Z', received_at: now.toISOString(), deleted_at: null },
    ]);
  });

  it('without a key gets one from the server', async () => {
    const { id } = await (await send(booking)).json();
    expect(bookings()).toMatchObject([{ id }]);
  });

  it('twice with the same key is one row and the first answer again', async () => {
    const key = { 'Idempotency-Key': v7() };
    const first = await (await send(booking, key)).json();
    const reordered = Object.fromEntries(Object.entries(booking).reverse());
    const second = await send(reordered, { 'Idempotency-Key': key['Idempotency-Key'].toUpperCase() });
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(first);
    expect(bookings()).toHaveLength(1);
  });

  it('fifty times at once with the same key is one row', async () => {
    const key = { 'Idempotency-Key': v7() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(booking, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(bookings()).toHaveLength(1);
  });

  it('under a key that holds other content is a conflict that says what is held', async () => {
    const id = v7();
    await send(booking, { 'Idempotency-Key': id });
    const response = await send({ ...booking, fullName: 'Someone else' }, { 'Idempotency-Key': id });
    expect(response.status).toBe(409);
    const problem = await response.json();
    expect(problem.id).toBe(id);
    expect(problem.message).toContain(referenceOf('PB', id));
    expect(bookings()).toMatchObject([{ full_name: booking.fullName }]);
  });

  it('whose record was deleted stays deleted when it is replayed', async () => {
    const held = entry();
    await replay([held]);
    const { default: Sqlite } = await import('better-sqlite3');
    const file = String(server.rows('pragma database_list')[0]?.file);
    const writer = new Sqlite(file);
    writer.prepare('delete from package_booking').run();
    writer.prepare('update submission set deleted_at = ?').run(now.toISOString());
    writer.close();
    const { results } = await (await replay([held])).json();
    expect(results[0]).toMatchObject({ id: held.id, status: 200 });
    expect(bookings()).toEqual([]);
  });

  it.each([
    '🦒',
    'مرحبا بالعالم',
    'a\u200bb',
    '<script>alert(1)</script>',
    "'; DROP TABLE package_booking; --",
    '=1+1',
  ])('keeps %s as typed', async (specialRequests) => {
    await send({ ...booking, specialRequests });
    expect(bookings()).toMatchObject([{ special_requests: specialRequests }]);
  });
});

describe('Bad input', () => {
  const nothingWritten = () => {
    expect(bookings()).toEqual([]);
    expect(ledger()).toEqual([]);
  };

  it.each([
    ['fullName', ''],
    ['fullName', 'x'.repeat(100_000)],
    ['email', 'nobody'],
    ['phone', {}],
    ['numberOfAdults', '2'],
    ['numberOfAdults', -1],
    ['numberOfChildren', 0.5],
    ['travelDate', '2027-02-30'],
    ['specialRequests', 5],
    ['Tripname', []],
  ])('a wrong %s is 400 with its message, and nothing is written', async (field, value) => {
    const id = v7();
    const response = await send({ ...booking, [field]: value }, { 'Idempotency-Key': id });
    expect(response.status).toBe(400);
    const problem = await response.json();
    expect(Object.keys(problem.fields)).toEqual([field]);
    expect(problem.id).toBe(id);
    nothingWritten();
  });

  it.each([
    ['no JSON', '{', json, 400],
    ['an empty body', '', json, 400],
    ['a number too large for JSON', `{"numberOfAdults":1e309}`, json, 400],
    ['a list', '[]', json, 400],
    ['null', 'null', json, 400],
    ['deep nesting', '['.repeat(100_000), json, 400],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), json, 400],
    ['a form', 'fullName=Amina', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['no content type', '{}', {}, 415],
    ['10 MB', 'x'.repeat(10_000_000), json, 413],
    ['brotli', '{}', { ...json, 'Content-Encoding': 'br' }, 415],
    ['broken gzip', '{}', { ...json, 'Content-Encoding': 'gzip' }, 400],
    ['a gzip bomb', gzipSync(Buffer.alloc(50_000_000)), { ...json, 'Content-Encoding': 'gzip' }, 413],
  ])('%s is refused with words', async (_what, body, headers, status) => {
    for (const address of ['/api/companypackage', '/api/replay']) {
      const response = await server.app.request(address, {
        method: 'POST',
        headers: headers as HeadersInit,
        body,
      });
      expect(response.status).toBe(status);
      expect((await response.json()).message).toMatch(/\.$/);
    }
    nothingWritten();
  });

  it.each([
    ['Idempotency-Key', 'yes'],
    ['Idempotency-Key', `${v4()}; drop`],
    ['Schema-Version', '-1'],
    ['Schema-Version', '0'],
    ['Captured-At', 'yesterday'],
  ])('the header %s: %s is refused', async (name, value) => {
    const response = await send(booking, { [name]: value });
    expect(response.status).toBe(400);
    nothingWritten();
  });

  it.each([
    ['a foreign Origin', { Origin: 'https://evil.example' }],
    [
      'a foreign Origin with a friendly Sec-Fetch-Site',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:8080' }],
    ['an opaque origin', { Origin: 'null' }],
    ['another port', { Origin: 'http://localhost:8081' }],
  ])('%s is refused', async (_what, headers) => {
    expect((await send(booking, headers)).status).toBe(403);
    expect((await replay([entry()], headers)).status).toBe(403);
    nothingWritten();
  });

  it('our own pages under another address than the setting are in the log once', async () => {
    const headers = { Origin: 'https://www.savanna.example', 'Sec-Fetch-Site': 'same-origin' };
    for (let call = 0; call < 3; call += 1) expect((await send(booking, headers)).status).toBe(403);
    const told = server.logged.filter((line) => JSON.stringify(line).includes('PUBLIC_ORIGIN'));
    expect(told).toEqual([
      [{ origin: headers.Origin, publicOrigin: 'http://localhost:8080' }, expect.any(String)],
    ]);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080'])(
    'our own pages at %s may send',
    async (origin) => {
      expect((await send(booking, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    },
  );

  it('an unknown call is not open, a page cannot be posted to', async () => {
    expect((await server.app.request('/api/nothing')).status).toBe(401);
    expect((await server.app.request('/api/companypackage')).status).toBe(401);
    expect((await server.app.request('/Culture', { method: 'POST' })).status).toBe(405);
    expect((await server.app.request('/Culture', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('A backlog', () => {
  it('answers each entry by itself: one bad one undoes nothing', async () => {
    const entries = [
      entry(),
      entry({ ...booking, email: 'nobody' }),
      entry(booking, { kind: 'moonTrip' }),
      entry(booking, { version: 99 }),
      entry(),
    ];
    const { results } = await (await replay(entries)).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 400, 422, 422, 200]);
    expect(results.map(({ id }: { id: string }) => id)).toEqual(entries.map(({ id }) => id));
    expect(results[1].problem.fields).toHaveProperty('email');
    expect(bookings()).toHaveLength(2);
  });

  it('takes gzip', async () => {
    const body = gzipSync(JSON.stringify({ entries: [entry(), entry()] }));
    const headers = { ...json, 'Content-Encoding': 'gzip' };
    const response = await server.app.request('/api/replay', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    expect(bookings()).toHaveLength(2);
  });

  it('with the same entry twice writes one row', async () => {
    const twice = entry();
    const { results } = await (await replay([twice, twice])).json();
    expect(results[0].receipt).toEqual(results[1].receipt);
    expect(bookings()).toHaveLength(1);
  });

  it('with an entry that breaks in the database undoes that one alone', async () => {
    const broken = entry();
    const file = String(server.rows('pragma database_list')[0]?.file);
    const { default: Sqlite } = await import('better-sqlite3');
    const writer = new Sqlite(file);
    writer.exec(
      `create trigger broken before insert on package_booking when new.id = '${broken.id}' begin select raise(abort, 'broken'); end`,
    );
    writer.close();
    const { results } = await (await replay([entry(), broken, entry()])).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 500, 200]);
    expect(bookings()).toHaveLength(2);
    expect(ledger()).toHaveLength(2);
    const alone = await send(booking, { 'Idempotency-Key': broken.id });
    expect(alone.status).toBe(500);
    expect(ledger()).toHaveLength(2);
  });

  it.each([[[]], [Array.from({ length: 151 }, () => entry())], [[{ id: 'x' }]], [[null]]])(
    'of the wrong shape is refused as a whole',
    async (entries) => {
      expect((await replay(entries)).status).toBe(400);
      expect(ledger()).toEqual([]);
    },
  );
});

describe('The log', () => {
  it('carries what happened and no personal data', async () => {
    await send(booking, { 'Idempotency-Key': v7() });
    await send({ ...booking, email: 'nobody' });
    await server.app.request('/api/nothing?email=amina@example.com');
    const text = JSON.stringify(server.logged);
    expect(server.logged).toHaveLength(3);
    expect(text).toContain('/api/companypackage');
    for (const secret of [booking.fullName, booking.email, booking.phone, 'nobody', 'amina']) {
      expect(text).not.toContain(secret);
    }
  });
});
