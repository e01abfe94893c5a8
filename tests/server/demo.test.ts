/** `npm run demo`: a database as it looks after half a year. */
import { afterEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../../server/demo/seed.ts';
import type { Caller } from '../../server/security/caller.ts';
import { recordKinds, roles } from '../../src/contract/roles.ts';
import { workingStates } from '../../src/contract/statuses.ts';
import { openTestServer, type TestServer } from '../parts/server.ts';
import { addAccount, signIn } from '../parts/staff.ts';

let server: TestServer;
afterEach(() => server.close());

describe('The demonstration', () => {
  it('has something to show in every list, with owners, notes and progress', {
    timeout: 60_000,
  }, async () => {
    const now = new Date('2027-03-01T09:00:00.000Z');
    server = await openTestServer({ clock: () => now });
    const staff = new Map<string, Caller>();
    for (const role of roles) {
      const { id: accountId, email } = await addAccount(server, role);
      const caller = { accountId, email, name: role, role, sessionId: '', expiresAt: '' };
      staff.set(role, { ...caller, mustChangePassword: false, mustAddPasskey: false, provedAt: null });
    }
    const { store, sealingKeys } = server;
    await seedDemo({ store, sealingKeys, now, staff: (role) => staff.get(role) as Caller });

    const records = server.rows('select kind, count(*) as many from record group by kind');
    for (const kind of recordKinds) {
      expect(records).toContainEqual({ kind, many: expect.any(Number) });
      expect(records.find((row) => row.kind === kind)?.many).toBeGreaterThan(5);
    }
    const headers = await signIn(server, staff.get('operations')?.email ?? '');
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
    const months = new Set(times.map(([captured = '']) => captured.slice(0, 7)));
    expect(months.size).toBeGreaterThan(4);
    expect(server.rows('select * from page_report').length).toBeGreaterThan(100);
  });
});
