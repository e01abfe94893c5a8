/** Sums for finance and HR, asked for through the calls. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import type { MoneyFigures, StaffFigures } from '../../../../src/contract/office/department-figures.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { addAccount, signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ clock: () => new Date('2027-01-05T08:00:00.000Z') });
});
afterEach(() => server.close());

async function ask(role: Role, path: string): Promise<Response> {
  const { headers } = await signedIn(server, role);
  return server.app.request(path, { headers });
}

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7(), ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBe(200);
}

const booking = (budget: number) => ({
  tripType: 'safari',
  days: 8,
  travelers: 2,
  category: 'adult',
  budget,
  preferredDate: '20270614',
  name: 'Asha Komba',
  email: 'asha@example.com',
  replyTo: 'asha@example.com',
  specialRequests: '',
});

describe('Finance', () => {
  it('knows nothing before the first tour', async () => {
    const response = await ask('finance', '/api/figures/finance');
    expect(await response.json()).toEqual({
      confirmed: 0,
      agreed: [],
      paid: [],
      due: [],
      longestDue: [],
      apart: [],
      askedFor: { amount: '0.00', bookings: 0 },
      spending: [],
    });
  });

  it('sees what was asked for apart from what is agreed, and never who travels', async () => {
    await send('/api/bookings', booking(100.5));
    await send('/api/bookings', booking(200));
    const { headers: operations } = await signedIn(server, 'operations');
    const added = { customerName: 'Juma', tourGuide: 'Baraka', tourStatus: 'pending', paymentStatus: 'Paid' };
    const price = { price: 900, currency: 'EUR' };
    await send('/api/updateBooking', { ...added, ...price }, operations);
    const { headers: marketing } = await signedIn(server, 'marketing');
    const campaign = { name: 'June', targetedCustomers: 'Families', reach: 10, engagement: 5 };
    await send('/api/marketing', { ...campaign, amountInvested: 400 }, marketing);
    await send('/api/marketing', { ...campaign, amountInvested: 99.5 }, marketing);

    const response = await ask('finance', '/api/figures/finance');
    const text = await response.clone().text();
    const figures = (await response.json()) as MoneyFigures;
    expect(figures.askedFor).toEqual({ amount: '4808.00', bookings: 2 });
    expect(figures).toMatchObject({
      confirmed: 1,
      agreed: [{ currency: 'EUR', amount: '900.00', requests: 1 }],
      due: [{ currency: 'EUR', amount: '900.00', day: '', count: 1 }],
      longestDue: [],
    });
    expect(figures.spending).toEqual([{ day: '2027-01-05', amount: 499.5 }]);
    expect(text).not.toMatch(/Asha|Juma|Baraka|example\.com/);
  });
});

describe('HR', () => {
  it('sees how many work here, and never who', async () => {
    await addAccount(server, 'logistics', { mustChangePassword: true });
    await addAccount(server, 'logistics');
    await addAccount(server, 'astronaut');
    const response = await ask('hr', '/api/figures/hr');
    const text = await response.clone().text();
    expect((await response.json()) as StaffFigures).toEqual({
      roles: [
        { role: 'logistics', accounts: 2, seen: 0 },
        { role: 'hr', accounts: 1, seen: 1 },
      ],
      disabled: 0,
      notBegun: 1,
      seenLately: 1,
      devices: 0,
    });
    expect(text).not.toContain('@');
  });
});

it.each([
  ['/api/figures/finance', 'finance'],
  ['/api/figures/hr', 'hr'],
] as const)('%s is for %s and management alone', async (path, own) => {
  expect((await server.app.request(path)).status).toBe(401);
  const all: Role[] = ['marketing', 'logistics', 'bookings', 'operations', 'finance', 'hr', 'management'];
  for (const role of all) {
    const expected = role === own || role === 'management' ? 200 : 403;
    expect((await ask(role, path)).status, role).toBe(expected);
  }
});
