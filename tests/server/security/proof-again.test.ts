/** Re-authentication before accounts, erasure and exports (ASVS 7.5.1); sessions one by one (7.5.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyChallenge, SessionOrDevice } from '../../../src/contract/accounts/sign-in-methods.ts';
import { makeAuthenticator } from '../../parts/browser/authenticator.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, cookiesOf, logIn, PASSWORD, signedIn, signIn } from '../../parts/server/staff.ts';

const MINUTE = 60_000;
const PROVE = {
  message: 'Please give your password or use your passkey again to go on.',
  code: 'prove-again',
};

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date();
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const ask = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
  server.app.request(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('7.5.1: Ten minutes after the last proof', () => {
  it.each([
    ['a new account', 'POST', '/api/accounts', { email: 'a@example.com', name: 'A', role: 'hr' }],
    ['a change of an account', 'PATCH', '/api/accounts/x', { disabled: true }],
    ['an erasure', 'DELETE', '/api/customers', { records: [] }],
    ['everything about a customer', 'POST', '/api/customers', { name: 'Amina Okoye' }],
    ['a shorter retention', 'PUT', '/api/retention', {}],
    ['the clock of the retention', 'POST', '/api/retention/run', {}],
    ['the end of somebody’s session', 'DELETE', '/api/accounts/x/sessions/y', undefined],
    ['the end of one’s own', 'DELETE', '/api/sessions/y', undefined],
    ['a passkey', 'POST', '/api/passkeys/options', { purpose: 'add' }],
    ['the end of a passkey', 'DELETE', '/api/passkeys/y', undefined],
    ['new recovery codes', 'POST', '/api/recovery-codes', {}],
  ])('%s asks for it again, and goes on with it', async (_what, method, path, body) => {
    const { headers } = await signedIn(server, 'management');
    const tried = async () => (await ask(method, path, headers, body)).status;
    expect(await tried()).not.toBe(403);
    later(10 * MINUTE + 1);
    const refused = await ask(method, path, headers, body);
    expect({ status: refused.status, body: await refused.json() }).toEqual({ status: 403, body: PROVE });
    expect((await ask('POST', '/api/proof', headers, { password: PASSWORD })).status).toBe(200);
    expect(await tried()).not.toBe(403);
  });

  it('reading goes on without', async () => {
    const { headers } = await signedIn(server, 'management');
    later(60 * MINUTE);
    for (const path of ['/api/accounts', '/api/audit', '/api/retention', '/api/sessions', '/api/changes']) {
      expect((await ask('GET', path, headers)).status).toBe(200);
    }
  });

  it('a clock that was set back asks too', async () => {
    const { headers } = await signedIn(server, 'management');
    later(-1);
    expect((await ask('POST', '/api/retention/run', headers, {})).status).toBe(403);
  });
});

describe('7.5.1: A proof', () => {
  it('with the wrong password is none, and cannot be guessed', async () => {
    const { headers } = await signedIn(server, 'management');
    later(11 * MINUTE);
    const wrong = await ask('POST', '/api/proof', headers, { password: 'wrong' });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({
      message: 'This is not your password.',
      fields: { password: 'This is not your password.' },
    });
    const guesses = [];
    for (let time = 0; time < 11; time += 1) {
      guesses.push((await ask('POST', '/api/proof', headers, { password: 'wrong' })).status);
    }
    expect(guesses.at(-1)).toBe(429);
    expect((await ask('POST', '/api/retention/run', headers, {})).status).toBe(403);
  });

  it('is given with a passkey', async () => {
    const { headers } = await signedIn(server, 'management');
    const key = makeAuthenticator();
    const question = async (purpose: string) =>
      (await (await ask('POST', '/api/passkeys/options', headers, { purpose })).json()) as PasskeyChallenge;
    const adding = await question('add');
    const made = { ticket: adding.ticket, name: 'Phone', attestation: key.make(adding) };
    expect((await ask('POST', '/api/passkeys', headers, made)).status).toBe(200);
    later(11 * MINUTE);
    const proving = await question('prove');
    const proof = { ticket: proving.ticket, assertion: key.use(proving) };
    expect((await ask('POST', '/api/proof', headers, proof)).status).toBe(200);
    expect((await ask('POST', '/api/retention/run', headers, {})).status).toBe(200);
    expect((await ask('POST', '/api/proof', headers, proof)).status).toBe(400);
  });

  it.each([
    [{}],
    [[]],
    [{ password: '' }],
    [{ password: 'x'.repeat(201) }],
    [{ ticket: 'x', assertion: {} }],
  ])('that is none is refused in words: %j', async (body) => {
    const { headers } = await signedIn(server, 'hr');
    const response = await ask('POST', '/api/proof', headers, body);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/./);
  });

  it('belongs to its session alone', async () => {
    const { email, headers } = await signedIn(server, 'management');
    later(11 * MINUTE);
    const other = await signIn(server, email);
    expect((await ask('POST', '/api/retention/run', other, {})).status).toBe(200);
    expect((await ask('POST', '/api/retention/run', headers, {})).status).toBe(403);
  });
});

describe('7.5.2: One’s sessions and devices', () => {
  const ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
  const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
  const signInWith = async (email: string, agent: string) => ({
    Cookie: cookiesOf(await logIn(server, { email, password: PASSWORD }, { 'User-Agent': agent })),
  });
  const list = async (headers: Record<string, string>, path = '/api/sessions') =>
    (await (await ask('GET', path, headers)).json()) as SessionOrDevice[];

  it('are listed in words, the present one marked', async () => {
    const { email } = await addAccount(server, 'hr');
    await signInWith(email, ANDROID);
    later(MINUTE);
    const desk = await signInWith(email, WINDOWS);
    expect(await list(desk)).toMatchObject([
      { kind: 'session', browser: 'Edge on Windows', current: true, startedAt: now.toISOString() },
      { kind: 'session', browser: 'Firefox on Android', current: false },
    ]);
  });

  it('are ended one by one: the session stops, its device is a stranger, the others stay', async () => {
    const { email } = await addAccount(server, 'hr');
    const [phone, desk, tablet] = [
      await signInWith(email, ANDROID),
      await signInWith(email, WINDOWS),
      await signInWith(email, ''),
    ];
    const gone = (await list(desk)).find(({ browser }) => browser === 'Firefox on Android');
    expect((await ask('DELETE', `/api/sessions/${gone?.id}`, desk)).status).toBe(200);
    const statuses = [phone, desk, tablet].map(async (one) => (await ask('GET', '/api/session', one)).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
    expect(await list(desk)).toHaveLength(2);
    expect(server.rows('select * from trusted_device')).toHaveLength(2);
    expect(server.rows('select action, before from audit')).toContainEqual({
      action: 'session.revoke',
      before: '{"browser":"Firefox on Android"}',
    });
    expect((await ask('DELETE', `/api/sessions/${gone?.id}`, desk)).status).toBe(404);
  });

  it('stay in the list as a device after signing out, until it is forgotten', async () => {
    const { email } = await addAccount(server, 'hr');
    const phone = await signInWith(email, ANDROID);
    await ask('DELETE', '/api/session', phone);
    const desk = await signInWith(email, WINDOWS);
    const device = (await list(desk)).find(({ kind }) => kind === 'device');
    expect(device).toMatchObject({ browser: 'Firefox on Android', current: false, startedAt: null });
    expect((await ask('DELETE', `/api/sessions/${device?.id}`, desk)).status).toBe(200);
    expect(await list(desk)).toHaveLength(1);
  });

  it('of another account are out of reach, but for management', async () => {
    const mine = await signedIn(server, 'hr');
    const other = await signedIn(server, 'finance');
    const [session] = await list(mine.headers);
    expect((await ask('DELETE', `/api/sessions/${session?.id}`, other.headers)).status).toBe(404);
    expect((await ask('GET', `/api/accounts/${mine.id}/sessions`, other.headers)).status).toBe(403);
    const director = await signedIn(server, 'management');
    const address = `/api/accounts/${mine.id}/sessions`;
    expect(await list(director.headers, address)).toMatchObject([{ id: session?.id, current: false }]);
    expect((await ask('DELETE', `${address}/${session?.id}`, director.headers)).status).toBe(200);
    expect((await ask('GET', '/api/session', mine.headers)).status).toBe(401);
    expect((await ask('GET', '/api/accounts/x/sessions', director.headers)).status).toBe(404);
  });
});
