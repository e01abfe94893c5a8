/** Notices of new requests to departments: of each, or all once in the morning. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastMorning, queueDigests } from '../../../server/mail/notices.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { NoticeChange } from '../../../src/kinds/calls/notices.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { eventRequest, stayBooking, tripPlan } from '../../parts/records/sample-requests.ts';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const mail = {
  host: '127.0.0.1',
  port: 2525,
  secure: false,
  login: null,
  from: { name: '', address: 'bookings@operator.example' },
};
/** Half past nine in the evening in Dar es Salaam. */
const EVENING = Date.parse('2027-06-13T18:30:00Z');
const HOUR = 3_600_000;

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date(EVENING);
  server = await openTestServer({ mail, clock: () => now });
});
afterEach(() => server.close());

const call = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7(), ...headers },
    body: JSON.stringify(body),
  });
const post = (path: string, body: unknown) => call('POST', path, body);
const set = async (
  change: Partial<NoticeChange>,
  role: 'operations' | 'bookings' | 'management' = 'management',
) => {
  const { headers } = await signedIn(server, role);
  return call(
    'PUT',
    endpoints.notices,
    { department: 'operations', address: 'desk@operator.example', ...change },
    headers,
  );
};
/** Codes that were sent, in the order in which they were asked for. */
const codes = () =>
  server
    .rows("select recipient, body from mail_message where purpose = 'confirmation' order by rowid")
    .map(({ recipient, body }) => ({ recipient, code: /code .*: (\w+)/.exec(String(body))?.[1] ?? '' }));
/** Sets it, and enters the code that was sent to the address. */
const setAndConfirm = async (change: Partial<NoticeChange>) => {
  expect((await set(change)).status).toBe(200);
  const answer = await set({ ...change, code: codes().at(-1)?.code ?? '' });
  expect(answer.status).toBe(200);
};
const notices = () =>
  server.rows(
    "select recipient, subject, body, record_id from mail_message where purpose = 'notice' order by rowid",
  );
const digest = () =>
  queueDigests({
    store: server.store,
    mail: { origin: ORIGIN },
    timeZone: 'Africa/Dar_es_Salaam',
    clock: () => now,
    log: { error: () => undefined } as never,
  });

describe('A department', () => {
  it('hears nothing unless it wants to', async () => {
    await post(endpoints.tripPlans, tripPlan);
    await digest();
    expect(notices()).toEqual([]);
  });

  it('hears of each request of its own, once, without the name of the traveller', async () => {
    await setAndConfirm({ mode: 'each' });
    const { reference, id } = await (await post(endpoints.tripPlans, tripPlan)).json();
    await post(endpoints.stayBookings, stayBooking);
    await post(endpoints.tripPlans, { ...tripPlan, homepage: 'https://example.org' });
    expect(notices()).toMatchObject([
      { recipient: 'desk@operator.example', subject: `New request ${reference}`, record_id: id },
    ]);
    expect(String(notices()[0]?.body)).toContain('Trip plans');
    expect(JSON.stringify(notices())).not.toMatch(/Nuru|nuru/);
  });

  it('hears in the morning of all that came since the last one, once, and not of what it had before', async () => {
    await post(endpoints.eventRequests, eventRequest);
    await setAndConfirm({ mode: 'morning' });
    const plan = await (await post(endpoints.tripPlans, tripPlan)).json();
    const trip = await (await post(endpoints.companyPackage, booking)).json();
    await digest();
    expect(notices()).toEqual([]);
    now = new Date(EVENING + 10 * HOUR);
    await Promise.all([digest(), digest()]);
    await digest();
    expect(notices()).toMatchObject([{ subject: '2 new requests', record_id: null }]);
    const body = String(notices()[0]?.body);
    expect(body).toMatch(new RegExp(`Trip plans, ${plan.reference}.*\nPackage bookings, ${trip.reference}`));
    expect(body).not.toMatch(/Nuru|Grace/);
    await post(endpoints.tripPlans, tripPlan);
    await digest();
    expect(notices()).toHaveLength(1);
    now = new Date(EVENING + 34 * HOUR);
    await digest();
    expect(notices().map(({ subject }) => subject)).toEqual(['2 new requests', '1 new request']);
    now = new Date(EVENING + 58 * HOUR);
    await digest();
    expect(notices()).toHaveLength(2);
  });

  it('sets its own notices, management those of all, and nobody else any', async () => {
    expect((await set({ mode: 'each' }, 'operations')).status).toBe(200);
    expect((await set({ mode: 'each' }, 'bookings')).status).toBe(403);
    const { headers } = await signedIn(server, 'management');
    const read = await server.app.request(endpoints.notices, { headers });
    expect(await read.json()).toEqual([
      {
        department: 'operations',
        mode: 'each',
        address: 'desk@operator.example',
        problem: '',
        isConfirmed: false,
      },
      { department: 'bookings', mode: 'none', address: '', problem: '', isConfirmed: true },
    ]);
    const log = JSON.stringify(await server.store.accounts.readAudit());
    expect(log).toContain('notice.change');
    expect(log).not.toContain('desk@');
  });

  it.each([
    [{ mode: 'each', address: 'desk' }, 'address'],
    [{ mode: 'each', address: '' }, 'address'],
    [{ mode: 'hourly' }, 'mode'],
    [{ mode: 'each', department: 'finance' }, 'department'],
  ])('is told what is wrong with %j', async (change, field) => {
    const response = await set(change as Partial<NoticeChange>);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
  });
});

describe('An address', () => {
  const isConfirmed = async () => {
    const { headers } = await signedIn(server, 'management');
    const settings = await (await server.app.request(endpoints.notices, { headers })).json();
    return (settings as { isConfirmed: boolean }[])[0]?.isConfirmed;
  };

  it.each(['each', 'morning'] as const)('gets no notice (%s) before its code was entered', async (mode) => {
    expect((await set({ mode })).status).toBe(200);
    await post(endpoints.tripPlans, tripPlan);
    now = new Date(EVENING + 10 * HOUR);
    await digest();
    expect([notices(), await isConfirmed()]).toEqual([[], false]);
    const [sent] = codes();
    expect(sent?.recipient).toBe('desk@operator.example');
    const wrong = await set({ mode, code: '0123456789' });
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ['code']]);
    expect((await set({ mode, code: ` ${sent?.code.toUpperCase()} ` })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    await post(endpoints.tripPlans, tripPlan);
    now = new Date(EVENING + 34 * HOUR);
    await digest();
    expect(notices()).toHaveLength(1);
  });

  it('is confirmed anew when it is another one, and not when only the mode changes', async () => {
    await setAndConfirm({ mode: 'each' });
    await set({ mode: 'morning' });
    await set({ mode: 'none' });
    await set({ mode: 'each' });
    expect([await isConfirmed(), codes().length]).toEqual([true, 1]);
    const [first] = codes();
    await set({ mode: 'each', address: 'stranger@example.com', code: first?.code ?? '' });
    await post(endpoints.tripPlans, tripPlan);
    expect([await isConfirmed(), notices()]).toEqual([false, []]);
    expect(codes().map(({ recipient }) => recipient)).toEqual([
      'desk@operator.example',
      'stranger@example.com',
    ]);
  });

  it('is sent five codes a day at most, in whatever spelling', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await set({ mode: 'each', address: `stranger+${count}@example.com` })).status).toBe(200);
    }
    expect((await set({ mode: 'each', address: 'Stranger@example.com' })).status).toBe(400);
    expect(codes()).toHaveLength(5);
    // The last one still counts.
    const { code } = codes().at(-1) ?? { code: '' };
    expect((await set({ mode: 'each', address: 'stranger+4@example.com' })).status).toBe(200);
    expect((await set({ mode: 'each', address: 'stranger+4@example.com', code })).status).toBe(200);
    expect([await isConfirmed(), codes().length]).toEqual([true, 5]);
  });
});

describe('The morning', () => {
  it.each([
    ['2027-06-14T03:59:59.000Z', '2027-06-13T04:00:00.000Z', 'Africa/Dar_es_Salaam'],
    ['2027-06-14T04:00:00.000Z', '2027-06-14T04:00:00.000Z', 'Africa/Dar_es_Salaam'],
    ['2027-06-14T23:30:00.500Z', '2027-06-14T04:00:00.000Z', 'Africa/Dar_es_Salaam'],
    ['2027-01-10T14:00:00.000Z', '2027-01-10T12:00:00.000Z', 'America/New_York'],
    ['2027-06-14T01:30:00.000Z', '2027-06-14T01:15:00.000Z', 'Asia/Kathmandu'],
  ])('before %s began at %s in %s', (at, morning, zone) => {
    expect(lastMorning(new Date(at), zone).toISOString()).toBe(morning);
  });
});
