/** `npm run demo`: a database as it looks after half a year. */
import { afterEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../server/demo/seed.ts';
import type { Caller } from '../../../server/security/caller.ts';
import { roles } from '../../../src/contract/accounts/roles.ts';
import { operatorDay } from '../../../src/contract/values/operator-zone.ts';
import { recordKinds } from '../../../src/kinds/list.ts';
import { workingStates } from '../../../src/kinds/statuses.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, signIn } from '../../parts/server/staff.ts';

let server: TestServer;
afterEach(() => server.close());

/** Its parts, with an account of each role. */
async function partsAt(now: Date) {
  const staff = new Map<string, Caller>();
  for (const role of roles) {
    const { id: accountId, email } = await addAccount(server, role);
    const caller = { accountId, email, name: role, role, sessionId: '', expiresAt: '' };
    staff.set(role, { ...caller, mustChangePassword: false, mustAddPasskey: false, provedAt: null });
  }
  const { store, sealingKeys } = server;
  return { store, sealingKeys, now, staff: (role: string) => staff.get(role) as Caller };
}

describe('The demonstration', () => {
  it('has about as many requests as are asked for', async () => {
    const now = new Date('2027-03-01T09:00:00.000Z');
    server = await openTestServer({ clock: () => now });
    await seedDemo({ ...(await partsAt(now)), records: 200 });
    const [{ many } = {}] = server.rows('select count(*) as many from record where state is not null');
    expect(many).toBeGreaterThan(190);
    expect(many).toBeLessThan(230);
  });

  it('has something to show in every list, with owners, notes and progress', async () => {
    const now = new Date('2027-03-01T09:00:00.000Z');
    server = await openTestServer({ clock: () => now });
    const parts = await partsAt(now);
    await seedDemo(parts);

    const records = server.rows('select kind, count(*) as many from record group by kind');
    for (const kind of recordKinds) {
      const many = Number(records.find((row) => row.kind === kind)?.many ?? 0);
      // There are two camps.
      const least = kind === 'capacity' ? 2 : 6;
      expect([kind, many, many >= least]).toEqual([kind, many, true]);
    }
    const headers = await signIn(server, parts.staff('operations').email);
    const tours: Record<string, unknown>[] = await (
      await server.app.request('/api/bookinginfos', { headers })
    ).json();
    const different = (field: string) => new Set(tours.map((tour) => tour[field])).size;
    expect(different('tour_status')).toBe(3);
    expect(different('payment_status')).toBe(3);
    expect(different('owner')).toBeGreaterThan(1);
    expect(different('notes')).toBeGreaterThan(1);
    const states = server.rows(
      'select state, count(*) as many from record where state is not null group by state',
    );
    expect(states.map(({ state }) => state).sort()).toEqual([...workingStates].sort());
    for (const { many } of states) expect(many).toBeGreaterThan(3);
    expect(server.rows("select * from record where state = 'lost' and lost_reason is null")).toEqual([]);
    const times = tours.map((tour) => [String(tour.capturedAt), String(tour.receivedAt)]);
    expect(
      times.every(([captured = '', received = '']) => captured <= received && received <= now.toISOString()),
    ).toBe(true);
    const week = server.rows(
      "select count(*) as many from record join submission using (id) where received_at > '2027-02-21' and state is not null",
    );
    expect(week[0]?.many).toBeGreaterThan(100);
    // Some guests wrote more than once, answers went out, and somebody is on the road today and tomorrow.
    const again = server.rows(
      "select value from contact where what = 'email' and own = 1 group by value having count(distinct record_id) > 3",
    );
    expect(again.length).toBeGreaterThan(5);
    expect(server.rows('select * from record_reply').length).toBeGreaterThan(50);
    for (const day of ['2027-03-01', '2027-03-02']) {
      expect(
        server.rows(`select * from transported_person where transport_date = '${day}'`).length,
      ).toBeGreaterThan(3);
    }
    expect(
      server.rows(
        "select * from stay_booking where checkin_date <= '2027-03-01' and checkout_date > '2027-03-01'",
      ).length,
    ).toBeGreaterThan(3);
    const months = new Set(times.map(([captured = '']) => captured.slice(0, 7)));
    expect(months.size).toBeGreaterThan(4);
    // Days are those of the operator, also of what happens there between midnight and three.
    const payments = server.rows('select paid_on, captured_at from payment join submission using (id)');
    expect(payments.map(({ paid_on }) => paid_on)).toEqual(
      payments.map(({ captured_at }) => operatorDay(String(captured_at))),
    );
    expect(server.rows('select * from page_report').length).toBeGreaterThan(100);
  });
});
