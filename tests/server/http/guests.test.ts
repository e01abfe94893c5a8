/** A driver finds a guest of any department by the beginning of a name or by a number, and learns no more than that takes. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { FoundGuests } from '../../../src/kinds/calls/guest-search.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import {
  eventRequest,
  flightRequest,
  homeBooking,
  stayBooking,
  tripPlan,
} from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let guide: Awaited<ReturnType<typeof signedIn>>;
let boss: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  server = await openTestServer();
  guide = await signedIn(server, 'logistics');
  boss = await signedIn(server, 'management');
});
afterAll(() => server.close());

async function post(path: string, payload: unknown, headers: object = {}): Promise<string> {
  const id = v7();
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(payload),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return id;
}
const look = (text: unknown, { headers } = guide) =>
  server.app.request(endpoints.guests, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
const find = async (text: string): Promise<FoundGuests['requests']> =>
  (await (await look(text)).json()).requests;

describe('Every kind of request', () => {
  it.each([
    ['tour', endpoints.bookings, { ...homeBooking, name: 'Zuri Tour' }, 'customer_name'],
    ['packageBooking', endpoints.companyPackage, { ...booking, fullName: 'Zuri Package' }, 'Fullname'],
    ['tripPlan', endpoints.tripPlans, { ...tripPlan, name: 'Zuri Plan' }, 'name'],
    ['flightRequest', endpoints.flightRequests, { ...flightRequest, fullName: 'Zuri Flight' }, 'fullName'],
    ['eventRequest', endpoints.eventRequests, { ...eventRequest, name: 'Zuri Event' }, 'name'],
    ['stayBooking', endpoints.stayBookings, { ...stayBooking, name: 'Zuri Stay' }, 'name'],
  ])('%s is found by the beginning of its name, in any case', async (kind, call, payload, field) => {
    const id = await post(call, payload);
    const [found] = (await find('ZURI')).filter((one) => one.kind === kind);
    expect(found).toMatchObject({ id, kind, state: 'new' });
    expect((found as unknown as Record<string, unknown>)[field]).toMatch(/^Zuri /);
  });
});

describe('What a driver learns', () => {
  it('is name, dates, people and what the guest asks for: no money, no contact, no note', async () => {
    const email = 'asha.secret@example.org';
    const id = await post(endpoints.tripPlans, {
      ...tripPlan,
      name: 'Asha Mdogo',
      email,
      budget: 77_123,
      specialRequest: 'No peanuts.',
    });
    const change = {
      record: id,
      kind: 'tripPlan',
      revision: null,
      set: { price: '8899.5', currency: 'EUR' },
    };
    await post(endpoints.changes, change, boss.headers);
    await post(endpoints.notes, { record: id, kind: 'tripPlan', text: 'Pays late.' }, boss.headers);
    const [found] = await find('asha m');
    expect(found).toMatchObject({
      name: 'Asha Mdogo',
      preferredDate: tripPlan.preferredDate,
      travelers: tripPlan.travelers,
      specialRequest: 'No peanuts.',
    });
    const text = JSON.stringify(found);
    for (const secret of [email, '77123', '8899', 'EUR', 'Pays late']) expect(text).not.toContain(secret);
  });

  it('is nothing of passports, of what was lost, or of what a robot sent', async () => {
    const lost = await post(endpoints.tripPlans, { ...tripPlan, name: 'Baraka Lost' });
    const set = { state: 'lost', lostReason: 'Too expensive' };
    await post(endpoints.changes, { record: lost, kind: 'tripPlan', revision: null, set }, boss.headers);
    await post(endpoints.tripPlans, { ...tripPlan, name: 'Baraka Robot', homepage: 'spam' });
    await post(
      endpoints.leads,
      { name: 'Baraka Lead', place: 'Fair', socialNetwork: 'x', converted: 'No' },
      boss.headers,
    );
    expect(await find('Baraka')).toEqual([]);
    const [flight] = await find('Zuri Flight');
    expect(JSON.stringify(flight)).not.toContain(flightRequest.email);
    expect(flight).toMatchObject({ travelerDetails: [{ name: '', hasPassport: false }, { name: '' }] });
  });
});

describe('A guest', () => {
  it('is found by the phone number, with its country or without', async () => {
    await post(endpoints.companyPackage, { ...booking, fullName: 'Daudi Phone', phone: '+255 713 777 888' });
    for (const typed of ['+255713777888', '0713 777 888', '713777888'])
      expect(await find(typed), typed).toMatchObject([{ Fullname: 'Daudi Phone' }]);
  });

  it('is not found by two letters, nor by a text that is none', async () => {
    for (const text of ['zu', '  z ', '', 7, null]) {
      const refused = await look(text);
      expect(refused.status).toBe(400);
      expect((await refused.json()).fields.text).toContain('at least 3');
    }
    expect(await find('%%%')).toEqual([]);
  });

  it('is one of at most twenty requests in an answer, the newest', async () => {
    for (let number = 1; number <= 22; number += 1)
      await post(endpoints.tripPlans, { ...tripPlan, name: `Many Guests ${number}` });
    const found = await find('many guests');
    expect(found).toHaveLength(20);
    const times = found.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('Of many guests whose names begin alike', () => {
  it('the newest is found by name and by number, however many robots and others are before it', async () => {
    const entry = (fullName: string, more: object = {}) => ({
      id: v7(),
      kind: 'packageBooking',
      version: 1,
      capturedAt: '2026-11-29T00:00:00.000Z',
      payload: { ...booking, fullName, phone: '+48600100200', ...more },
    });
    const sendAll = async (entries: readonly object[]) => {
      const answer = await server.app.request(endpoints.replay, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ entries }),
      });
      expect(answer.status).toBe(200);
    };
    for (const homepage of ['', 'spam', '', 'spam', 'spam'])
      await sendAll(Array.from({ length: 120 }, () => entry('Qadir', { homepage })));
    const newest = entry('Qadir Young');
    await sendAll([newest]);
    for (const text of ['qadir', '+48 600 100 200']) {
      const found = await find(text);
      expect(found.map(({ id }) => id)).toContain(newest.id);
      expect(found).toHaveLength(20);
    }
  });
});

it('A text that a database cannot take is refused', async () => {
  expect((await look('abc\u0000def')).status).toBe(400);
});
