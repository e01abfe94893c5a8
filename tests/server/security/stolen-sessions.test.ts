/** Attacks by somebody who has one cookie of a person signed in, and not their device or password. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriedEntryStrings } from '../../../src/contract/protocol/device-keys.ts';
import { makeSigningKey } from '../../../src/device/transfer/signing/index.ts';
import { handedEntry, openSigningPhone, registerKey } from '../../parts/device/signing-phone.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn, signIn } from '../../parts/server/staff.ts';

let now: number;
let server: TestServer;
let juma: Awaited<ReturnType<typeof signedIn>>;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  now = Date.UTC(2027, 0, 10, 8);
  server = await openTestServer({ clock: () => new Date(now) });
  juma = await signedIn(server, 'logistics');
  manager = await signedIn(server, 'management');
});
afterEach(() => server.close());

/** The cookie of the session alone, or beside that of another device. */
const sessionOnly = ({ Cookie }: { Cookie: string }, device = '') => ({
  Cookie: [...Cookie.split('; ').filter((one) => one.includes('session=')), device]
    .filter(Boolean)
    .join('; '),
});
const deviceOf = ({ Cookie }: { Cookie: string }) =>
  Cookie.split('; ').find((one) => one.includes('device=')) ?? '';
const keys = () => server.rows('select id, known_as, revoked_at from device_key');
const session = async (headers: { Cookie: string }) =>
  (await server.app.request('/api/session', { headers })).status;

describe('A signing key', () => {
  it('is registered by nobody who has the session without the cookie of its device', async () => {
    const headers = sessionOnly(juma.headers);
    expect(await session(headers)).toBe(200);
    const response = await registerKey(server, { ...juma, headers }, await makeSigningKey(), v7());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: carriedEntryStrings.otherDevice });
    expect(keys()).toEqual([]);
  });

  it('is registered by nobody who has another device’s cookie beside the session', async () => {
    const thief = await signedIn(server, 'marketing');
    const headers = sessionOnly(juma.headers, deviceOf(thief.headers));
    expect((await registerKey(server, { ...juma, headers }, await makeSigningKey(), v7())).status).toBe(403);
    const made = sessionOnly(juma.headers, 'device=made-up');
    const own = { ...juma, headers: made };
    expect((await registerKey(server, own, await makeSigningKey(), v7())).status).toBe(403);
    expect(keys()).toEqual([]);
  });

  it('of its own device is registered as before, and dies with it', async () => {
    const phone = await openSigningPhone(server, juma);
    expect(keys()).toMatchObject([{ revoked_at: null, known_as: expect.any(String) }]);
    const path = `/api/devicekeys/${juma.id}/${phone.device}`;
    await server.app.request(path, { method: 'DELETE', headers: manager.headers });
    expect(await session(juma.headers)).toBe(401);
    const again = await registerKey(server, juma, await makeSigningKey(), v7());
    expect(again.status).toBe(401);
  });
});

/** As servers until 2026-12 registered it for whoever had the session alone. */
async function keyOfNobody() {
  const key = await makeSigningKey();
  const device = v7();
  const row = { id: key.id, account_id: juma.id, device_id: device, role: 'logistics', known_as: null };
  const actor = { by: juma.id, at: new Date(now).toISOString() };
  await server.store.deviceKeys.register({ ...row, public_key: key.publicKey }, actor);
  return { key, device };
}

describe('A key of which nobody knows the device', () => {
  it('ends with any session or device of its account that is ended', async () => {
    await keyOfNobody();
    const other = await signIn(server, juma.email);
    const list = await server.app.request('/api/sessions', { headers: other });
    const all: { id: string; current: boolean }[] = await list.json();
    const first = all.find(({ current }) => !current);
    const ended = await server.app.request(`/api/sessions/${first?.id}`, {
      method: 'DELETE',
      headers: other,
    });
    expect(ended.status).toBe(200);
    expect(keys()).toMatchObject([{ revoked_at: expect.any(String) }]);
  });

  it('once revoked leaves no session that could register another', async () => {
    const { key, device } = await keyOfNobody();
    const phone = await openSigningPhone(server, juma, key);
    const [envelope] = (await phone.handOver([handedEntry(juma.id)])).envelopes;
    const path = `/api/devicekeys/${juma.id}/${device}`;
    const revoked = await server.app.request(path, { method: 'DELETE', headers: manager.headers });
    expect(revoked.status).toBe(200);
    expect(await session(juma.headers)).toBe(401);
    expect(await session(manager.headers)).toBe(200);
    // What it signed before is accepted for some days, as that of every revoked device.
    const brought = await server.app.request('/api/sealedreplay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(envelope),
    });
    expect((await brought.json()).results).toMatchObject([{ status: 200 }]);
  });
});

describe('A passport number', () => {
  const open = (headers: { Cookie: string }) =>
    server.app.request('/api/passports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ record: v7(), place: 0 }),
    });

  it('is opened only within five minutes of a password or passkey', async () => {
    const { headers } = await signedIn(server, 'operations');
    now += 5 * 60_000;
    expect((await open(headers)).status).toBe(404);
    now += 1;
    const late = await open(headers);
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'prove-again' }]);
  });
});
