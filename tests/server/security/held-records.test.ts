/** A conflict shows what the office holds: to the session of who made the change, and to nobody who carries it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../src/contract/protocol/outbox-file.ts';
import { handedEntry, openSigningPhone } from '../../parts/device/signing-phone.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn, signIn } from '../../parts/server/staff.ts';

const SECRET_GUEST = 'Neema Secret-Guest';
let now: number;
let server: TestServer;
let juma: Awaited<ReturnType<typeof signedIn>>;
let manager: Awaited<ReturnType<typeof signedIn>>;
let envelope: Envelope;

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** A change of a souvenir that somebody else has changed meanwhile, in a file of the guide's phone. */
beforeEach(async () => {
  now = Date.UTC(2027, 0, 10, 8);
  server = await openTestServer({ clock: () => new Date(now) });
  juma = await signedIn(server, 'logistics');
  manager = await signedIn(server, 'management');
  const first = handedEntry(juma.id, {
    kind: 'souvenir',
    payload: { ...staffRequests.souvenir, customer: SECRET_GUEST },
  });
  const change = (status: string) =>
    handedEntry(juma.id, {
      kind: 'recordChange',
      capturedAt: new Date(now).toISOString(),
      payload: { record: first.id, kind: 'souvenir', revision: 1, set: { delivery_status: status } },
    });
  const phone = await openSigningPhone(server, juma);
  for (const entry of [first, change('Delivered')]) {
    const { id, kind, version, capturedAt, payload } = entry;
    const entries = [{ id, kind, version, capturedAt, payload }];
    const { results } = await post('/api/replay', { entries }, manager.headers);
    expect(results).toMatchObject([{ status: 200 }]);
  }
  const { envelopes } = await phone.handOver([change('In Transit')]);
  envelope = envelopes[0] as Envelope;
});
afterEach(() => server.close());

const carry = async (headers: Record<string, string> = {}) => {
  const answer = await post('/api/sealedreplay', envelope, headers);
  expect(answer.results).toMatchObject([{ status: 409, problem: { message: expect.any(String) } }]);
  return JSON.stringify(answer);
};
const change = async (body: object) =>
  server.app.request(`/api/accounts/${juma.id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...manager.headers },
    body: JSON.stringify(body),
  });

describe('The record that a change conflicts with', () => {
  it('is shown to the session of who made it', async () => {
    expect(await carry(juma.headers)).toContain(SECRET_GUEST);
  });

  it('is not told to a phone on which nobody is signed in', async () => {
    expect(await carry()).not.toContain(SECRET_GUEST);
  });

  it.each(['marketing', 'finance', 'logistics', 'management'] as const)(
    'is not told to a colleague (%s) who carries it',
    async (role) => {
      const { headers } = await signedIn(server, role);
      expect(await carry(headers)).not.toContain(SECRET_GUEST);
    },
  );

  it('is not told to its maker once the account is stopped', async () => {
    await change({ disabled: true });
    now += 60_000;
    expect(await carry(juma.headers)).not.toContain(SECRET_GUEST);
  });

  it('is not told to its maker in a role that may not see it', async () => {
    expect((await change({ role: 'finance' })).status).toBe(200);
    now += 60_000;
    expect(await carry(await signIn(server, juma.email))).not.toContain(SECRET_GUEST);
  });
});
