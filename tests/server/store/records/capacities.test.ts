/** Capacities of camps: who keeps them, who reads them, and what they may say. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleCapacities } from '../../../../server/demo/capacities.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { capacitySchema } from '../../../../src/kinds/capacity/schema.ts';
import { staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';
import { staffCalls } from '../../../parts/server/staff-calls.ts';

const capacity = staffRequests.capacity;

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const { post, feed } = staffCalls(() => server);

describe('The capacity of a camp', () => {
  it('is set by management, read by who sees stays, and by nobody else', async () => {
    const boss = await signedIn(server, 'management');
    expect((await post(endpoints.capacities, capacity, boss.headers)).status).toBe(200);
    const desk = await signedIn(server, 'bookings');
    expect((await feed(desk.headers)).records).toMatchObject([capacity]);
    expect((await post(endpoints.capacities, capacity, desk.headers)).status).toBe(403);
    for (const role of ['operations', 'logistics', 'marketing', 'finance', 'hr'] as const) {
      const { headers } = await signedIn(server, role);
      expect((await feed(headers)).records).toEqual([]);
      expect((await server.app.request(endpoints.capacities, { headers })).status).toBe(403);
      expect((await post(endpoints.capacities, capacity, headers)).status).toBe(403);
    }
    expect((await post(endpoints.capacities, capacity)).status).toBe(401);
  });

  it('is changed by management alone, and the audit log says so', async () => {
    const boss = await signedIn(server, 'management');
    const id = v7();
    await post(endpoints.capacities, capacity, boss.headers, id);
    const correction = {
      record: id,
      kind: 'capacity',
      version: 1,
      capturedAt: new Date().toISOString(),
      replaces: [],
      payload: { ...capacity, perNight: 8, active: 'no' },
    };
    const desk = await signedIn(server, 'bookings');
    expect((await post(endpoints.corrections, correction, desk.headers)).status).toBe(403);
    expect((await post(endpoints.corrections, correction, boss.headers)).status).toBe(200);
    expect((await feed(desk.headers)).records).toMatchObject([{ perNight: 8, active: 'no' }]);
    const log = await server.store.accounts.readAudit();
    expect(log.lines.find(({ action }) => action === 'record.correct')).toMatchObject({
      after: { kind: 'capacity', fields: ['perNight', 'active'] },
    });
  });

  it.each([
    ['camp', { camp: ' ' }, /required/],
    ['stays', { stays: 'moon' }, /must be one of/],
    ['unit', { unit: 'beds' }, /must be one of/],
    ['perNight', { perNight: 0 }, /whole number from 1/],
    ['perNight', { perNight: 2.5 }, /whole number from 1/],
    ['perNight', { perNight: '12' }, /whole number from 1/],
    ['active', { active: 'perhaps' }, /must be one of/],
  ])('is refused with the reason at %s: %j', async (field, wrong, words) => {
    const { headers } = await signedIn(server, 'management');
    const response = await post(endpoints.capacities, { ...capacity, ...wrong }, headers);
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual({ [field]: expect.stringMatching(words) });
  });

  it.each(sampleCapacities)('of the demonstration is sound: $camp, $stays', (sample) => {
    expect(capacitySchema.safeParse(sample).success).toBe(true);
  });
});
