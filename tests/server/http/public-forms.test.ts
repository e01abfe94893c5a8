import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
const now = new Date('2027-01-05T08:00:00.000Z');
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  return server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const send = (kind: SubmissionKind, payload: unknown, id: string = v7()) =>
  post(submissions[kind].call, payload, { 'Idempotency-Key': id });

const tables: Record<SubmissionKind, string> = {
  homeBooking: 'home_booking',
  tripPlan: 'trip_plan',
  packageBooking: 'package_booking',
  stayBooking: 'stay_booking',
  flightRequest: 'flight_request',
  eventRequest: 'event_request',
};
/** A text field of each kind that is stored as typed, and its column. */
const texts: [SubmissionKind, string, string][] = [
  ['tripPlan', 'specialRequest', 'special_request'],
  ['tripPlan', 'name', 'name'],
  ['packageBooking', 'fullName', 'full_name'],
  ['stayBooking', 'Contacts', 'contacts'],
  ['stayBooking', 'specialRequest', 'special_request'],
  ['flightRequest', 'additionalRequests', 'additional_requests'],
  ['eventRequest', 'message', 'message'],
  ['eventRequest', 'name', 'name'],
];
const odd = [
  '🦒 giraffe',
  'مرحبا بالعالم',
  '\u202eevil\u202c',
  'a\u200bb',
  '<script>alert(1)</script>',
  "'; DROP TABLE submission; --",
  '=HYPERLINK("http://evil.example","x")',
  'line one\nline two',
];
const junk = [null, true, -1, 0.5, 1e21, '', ' ', '1e309', 'x'.repeat(3_000), [], {}, [[]], { $ne: null }];

describe.each(submissionKinds)('The call of %s', (kind) => {
  const payload = requests[kind];

  it('stores the request and answers with its receipt', async () => {
    const id = v7();
    const response = await send(kind, payload, id);
    const reference = referenceOf(submissions[kind].prefix, id);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      id,
      reference,
      receivedAt: now.toISOString(),
      message: submissions[kind].strings.success,
      epoch: response.headers.get('Epoch'),
      place: 1,
      ...(kind === 'homeBooking' && { bookingId: reference }),
    });
    expect(server.rows(`select id from ${tables[kind]}`)).toEqual([{ id }]);
  });

  it('takes the same key with the same content as one request, with other content as a conflict', async () => {
    const id = v7();
    const first = await (await send(kind, payload, id)).json();
    const again = await send(kind, Object.fromEntries(Object.entries(payload).reverse()), id);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    const text = Object.keys(payload).find((field) => /^(special|additional|message)/.test(field)) ?? '';
    const other = await send(kind, { ...payload, [text]: 'Something else' }, id);
    expect(other.status).toBe(409);
    expect((await other.json()).id).toBe(id);
    expect(server.rows(`select id from ${tables[kind]}`)).toHaveLength(1);
  });

  it('answers whatever comes as any field with 200 or 400, and stores nothing that it refused', async () => {
    let taken = 0;
    for (const field of Object.keys(payload)) {
      for (const value of junk) {
        const response = await send(kind, { ...payload, [field]: value });
        expect([200, 400]).toContain(response.status);
        const answer = await response.json();
        if (response.status === 200) taken += 1;
        else
          expect(
            Object.keys(answer.fields).some((name) => name.startsWith(field) || kind === 'flightRequest'),
          ).toBe(true);
      }
    }
    expect(server.rows('select id from submission')).toHaveLength(taken);
  });

  it('refuses 1e309, an empty object and no JSON with 400', async () => {
    const id = v7();
    const number = Object.entries(payload).find(([, value]) => typeof value === 'number')?.[0] ?? 'none';
    const endless = JSON.stringify({ ...payload, [number]: 4711 }).replace('4711', '1e309');
    for (const body of [endless, '{}', '{', '[]', 'null']) {
      if (body === endless && number === 'none') continue;
      const response = await post(submissions[kind].call, body, { 'Idempotency-Key': id });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ id, message: expect.stringMatching(/.{10}/) });
    }
    expect(server.rows('select id from submission')).toEqual([]);
  });

  it('stores a request with the honeypot filled in, and marks it', async () => {
    expect((await send(kind, { ...payload, homepage: 'https://spam.example' })).status).toBe(200);
    expect((await send(kind, { ...payload, homepage: '' })).status).toBe(200);
    const marks = server.rows('select suspect from submission').map(({ suspect }) => suspect);
    expect(marks.sort()).toEqual([0, 1]);
  });

  it('is refused from another site', async () => {
    const response = await post(submissions[kind].call, payload, { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

describe('Stored text', () => {
  it.each(texts.flatMap(([kind, field, column]) => odd.map((text) => [kind, field, column, text] as const)))(
    '%s.%s (%s) keeps %j as typed',
    async (kind, field, column, text) => {
      expect((await send(kind, { ...requests[kind], [field]: text })).status).toBe(200);
      expect(server.rows(`select ${column} as text from ${tables[kind]}`)).toEqual([{ text }]);
    },
  );

  it('of a home booking is sanitised by the server too, and its date read back', async () => {
    await send('homeBooking', {
      ...requests.homeBooking,
      name: ' <b>José</b> O’Neil-Ngũgĩ ',
      email: 'anna-maria@example.com',
      preferredDate: '2027-06-14',
      specialRequests: "'; DROP TABLE x; -- 🦒",
    });
    expect(
      server.rows('select name, email, reply_to, preferred_date, special_requests from home_booking'),
    ).toEqual([
      {
        name: 'bJoséb ONeilNgũgĩ',
        email: 'annamaria@example.com',
        reply_to: 'anna-maria@example.com',
        preferred_date: '2027-06-14',
        special_requests: 'DROP TABLE x',
      },
    ]);
  });
});

describe('A backlog of mixed kinds', () => {
  const entryOf = (kind: string, payload: unknown) => ({
    id: v7(),
    kind,
    version: 1,
    capturedAt: '2027-01-01T00:00:00.000Z',
    payload,
  });

  it('is taken entry by entry', async () => {
    const entries = [
      ...submissionKinds.map((kind) => entryOf(kind, requests[kind])),
      entryOf('stayBooking', { ...requests.stayBooking, package: '' }),
      entryOf('homeBooking', { ...requests.homeBooking, homepage: 'x' }),
    ];
    const { results } = await (await post('/api/replay', { entries })).json();
    const statuses = results.map(({ status }: { status: number }) => status);
    expect(statuses).toEqual([...submissionKinds.map(() => 200), 400, 200]);
    expect(results[0].receipt.bookingId).toBe(results[0].receipt.reference);
    expect(results[6].problem.fields).toHaveProperty('package');
    for (const kind of submissionKinds) {
      expect(server.rows(`select id from ${tables[kind]}`)).toHaveLength(kind === 'homeBooking' ? 2 : 1);
    }
    expect(server.rows('select suspect from submission where suspect = 1')).toHaveLength(1);
  });
});

describe('/stay_bookings', () => {
  const get = (accept?: string, path = '/stay_bookings') =>
    server.app.request(path, accept ? { headers: { Accept: accept } } : {});

  it('is a page for a browser', async () => {
    const response = await get('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Vary')?.split(/, */)).toContain('Accept');
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5'])(
    'is for the staff alone when asked with Accept: %s',
    async (accept) => {
      const response = await get(accept);
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.json()).toHaveProperty('message');
    },
  );

  it('lets nobody delete who is not signed in', async () => {
    const response = await server.app.request('/stay_bookings/amina', { method: 'DELETE' });
    expect(response.status).toBe(401);
    expect(JSON.stringify(server.logged)).not.toContain('amina');
  });
});

describe('A trip plan', () => {
  const inFewWords = { ...requests.tripPlan, activity: '', specialRequest: '', budget: null };
  const listed = async () => {
    const { headers } = await signedIn(server, 'operations');
    return (
      await server.app.request(endpoints.tripPlans, { headers: { Accept: 'application/json', ...headers } })
    ).json();
  };

  it('of a month and a number of people is enough, and says nothing that its guest has not said', async () => {
    const { days: _, ...plan } = inFewWords;
    expect((await send('tripPlan', plan)).status).toBe(200);
    expect(await listed()).toMatchObject([
      { activity: '', days: null, budget: null, travelers: 2, preferredDate: '2027-08-01' },
    ]);
  });

  it('gets its number of days by a correction, and loses it by one', async () => {
    const { days: _, ...plan } = inFewWords;
    const id = v7();
    const correct = (payload: object, replaces: string[] = [], key = v7()) =>
      post(
        endpoints.corrections,
        { record: id, kind: 'tripPlan', version: 2, capturedAt: now.toISOString(), replaces, payload },
        { 'Idempotency-Key': key },
      );
    await send('tripPlan', plan, id);
    const first = v7();
    expect((await correct({ ...plan, days: 5, budget: 900 }, [], first)).status).toBe(200);
    expect(await listed()).toMatchObject([{ days: 5, budget: 900 }]);
    expect((await correct(plan, [first])).status).toBe(200);
    expect(await listed()).toMatchObject([{ days: null, budget: null }]);
  });

  it('of an older device is taken as it always was', async () => {
    const { budget: _, ...plan } = requests.tripPlan;
    const answer = await post(endpoints.tripPlans, plan, { 'Idempotency-Key': v7(), 'Schema-Version': '1' });
    expect(answer.status).toBe(200);
    expect(await listed()).toMatchObject([{ days: 5, budget: 5_000 }]);
  });
});
