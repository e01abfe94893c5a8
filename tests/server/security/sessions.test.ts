/** Signing in, staying signed in, signing out. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/security/passwords.ts';
import { SESSION_MAX_AGE, sessionBoundsAt } from '../../../server/security/sessions.ts';
import {
  loginAnswerSchema,
  roleOfToken,
  SESSION_IDLE_LIMIT,
  sessionSchema,
} from '../../../src/contract/accounts/accounts.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, cookiesOf, logIn, PASSWORD, signedIn, signIn } from '../../parts/server/staff.ts';

let server: TestServer;
let now = new Date('2027-01-05T08:00:00.000Z');
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

const ask = (headers: Record<string, string> = {}, path = '/api/session', method = 'GET') =>
  server.app.request(path, { method, headers });
const change = (headers: Record<string, string>, body: unknown) =>
  server.app.request('/api/password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const sessions = () => server.rows('select * from session');
const audit = () => server.rows('select "by", action, subject from audit order by number');

describe('Who gives the right password', () => {
  it('is signed in, by e-mail in any case', async () => {
    const { id, email } = await addAccount(server, 'operations', { name: 'Asha' });
    const response = await logIn(server, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(response.status).toBe(200);
    const answer = loginAnswerSchema.parse(await response.json());
    expect(answer.success).toBe(true);
    expect(roleOfToken(answer.token ?? '')).toBe('operations');
    const session = sessionSchema.parse(await (await ask({ Cookie: cookiesOf(response) })).json());
    expect(session).toMatchObject({
      account: { id, email, name: 'Asha', role: 'operations' },
      mustChangePassword: false,
      expiresAt: new Date(now.getTime() + SESSION_MAX_AGE).toISOString(),
    });
    expect(answer.session).toEqual(session);
  });

  it('gets a cookie that no script reads and no other site sends', async () => {
    const { email } = await addAccount(server, 'hr');
    const [cookie = ''] = (await logIn(server, { email, password: PASSWORD })).headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('behind https gets it bound to this host and to encryption', async () => {
    const secure = await openTestServer({ publicOrigin: 'https://safari.example.com' });
    try {
      const { email } = await addAccount(secure, 'hr');
      const response = await logIn(secure, { email, password: PASSWORD });
      for (const cookie of response.headers.getSetCookie()) {
        expect(cookie).toMatch(/^__Host-(session|device)=.+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      }
      const headers = { Cookie: cookiesOf(response) };
      expect((await secure.app.request('/api/session', { headers })).status).toBe(200);
      const bare = { Cookie: headers.Cookie.replaceAll('__Host-', '') };
      expect((await secure.app.request('/api/session', { headers: bare })).status).toBe(401);
    } finally {
      await secure.close();
    }
  });

  it('of a role that is none of ours is told so, and may do nothing', async () => {
    const { headers } = await signedIn(server, 'astronaut');
    const session = await (await ask(headers)).json();
    expect(session).toMatchObject({
      account: { role: 'astronaut' },
      timeZone: 'Africa/Dar_es_Salaam',
      colleagues: [],
    });
    expect((await ask(headers, '/api/accounts')).status).toBe(403);
  });

  it('leaves nothing in the database that signs anybody in', async () => {
    const { email } = await addAccount(server, 'hr', { passwordHash: await hashPassword(PASSWORD) });
    const { Cookie } = await signIn(server, email);
    const token = /session=([\w-]+)/.exec(Cookie)?.[1] ?? '';
    const held = JSON.stringify([
      sessions(),
      server.rows('select * from account'),
      server.rows('select * from trusted_device'),
    ]);
    expect(held).not.toContain(token);
    expect(held).not.toContain(PASSWORD);
    expect(held).toContain(createHash('sha256').update(token).digest('hex'));
    expect(held).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    const hash = String(sessions()[0]?.token_hash);
    expect((await ask({ Cookie: `session=${hash}` })).status).toBe(401);
  });

  it('ends the session that the device had, whosever it was', async () => {
    const first = await signedIn(server, 'hr');
    const second = await addAccount(server, 'finance');
    const response = await logIn(server, { email: second.email, password: PASSWORD }, first.headers);
    expect((await ask(first.headers)).status).toBe(401);
    expect((await ask({ Cookie: cookiesOf(response) })).status).toBe(200);
    expect(sessions()).toHaveLength(1);
  });
});

it('An account that signs in without end has 500 sessions and devices, the newest and those in use', async () => {
  const { id, email, headers } = await signedIn(server, 'hr');
  const account = await server.store.accounts.find(id);
  if (!account) throw new Error('It is there.');
  const ends: string[][] = [];
  for (let made = 0; made < 510; made += 1) {
    later(1_000);
    const at = now.toISOString();
    const hash = (what: string) => createHash('sha256').update(`${what} ${made}`).digest('hex');
    const times = { created_at: at, last_seen_at: at, expires_at: '2027-12-31T00:00:00.000Z', proved_at: at };
    const session = { token_hash: hash('s'), account_id: id, ...times, device: hash('d'), browser: null };
    const ended = await server.store.accounts.signIn(
      { account, session, previous: null },
      sessionBoundsAt(now),
    );
    ends.push(ended ?? []);
    // The first is in use.
    if (made % 100 === 0) {
      later(5 * 60_000);
      expect((await ask(headers)).status).toBe(200);
    }
  }
  const newest = await signIn(server, email);
  expect([(await ask(headers)).status, (await ask(newest)).status]).toEqual([200, 200]);
  expect(sessions()).toHaveLength(500);
  expect(ends.flat()).toHaveLength(11);
  expect(server.rows('select token_hash from trusted_device')).toHaveLength(500);
  expect((await (await ask(newest, '/api/sessions')).json()).length).toBeLessThanOrEqual(1_000);
});

describe('Who does not', () => {
  it.each([
    ['wrong password', { password: 'mufasa under the baobab' }],
    ['unknown account', { email: 'nobody@example.com' }],
  ])('is told the same for a %s', async (_why, part) => {
    const { email } = await addAccount(server, 'hr');
    const response = await logIn(server, { email, password: PASSWORD, ...part });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: 'Invalid username or password' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is told the same for a disabled account', async () => {
    const { id, email } = await addAccount(server, 'hr');
    await server.store.accounts.change(id, { disabled: true }, null, { by: 'system', at: '' });
    const response = await logIn(server, { email, password: PASSWORD });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: 'Invalid username or password' });
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: ['a'], password: 7 }, ['email', 'password']],
    [{ email: 'a@example.com', password: 'x'.repeat(201) }, ['password']],
    [{ email: `${'a'.repeat(200)}@example.com`, password: 'x' }, ['email']],
    [{ email: 'nul\u0000@example.com', password: 'x' }, ['email']],
    [[], []],
    [null, []],
    ['text', []],
  ])('with a body that is none gets the fields, never a failure of ours: %j', async (body, fields) => {
    const response = await logIn(server, body);
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer).toMatchObject({ success: false, message: expect.stringMatching(/./) });
    expect(Object.keys(answer.fields ?? {})).toEqual(fields);
  });

  it.each([
    ['no JSON', { body: 'email=a', headers: { 'Content-Type': 'application/json' } }, 400],
    [
      'another type',
      { body: 'email=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    [
      'another site',
      { body: '{}', headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } },
      403,
    ],
  ])('with %s is refused', async (_what, init, status) => {
    expect((await server.app.request('/userslogin', { method: 'POST', ...init })).status).toBe(status);
  });
});

describe('A session', () => {
  it('is none without cookie, with a forged one, and with anything that is not one', async () => {
    const { headers } = await signedIn(server, 'management');
    const forged = headers.Cookie.replace(/session=./, (text) =>
      text.endsWith('A') ? 'session=B' : 'session=A',
    );
    for (const Cookie of [
      '',
      forged,
      'session=',
      'session=%00',
      `session=${'x'.repeat(5_000)}`,
      'device=x',
    ]) {
      expect((await ask({ Cookie })).status).toBe(401);
      expect((await ask({ Cookie }, '/api/accounts')).status).toBe(401);
    }
    expect((await ask(headers, '/api/accounts')).status).toBe(200);
  });

  it('is not what the identity token is: that opens nothing, wherever it stands', async () => {
    const { email } = await addAccount(server, 'management');
    const { token } = await (await logIn(server, { email, password: PASSWORD })).json();
    for (const headers of [
      { Authorization: `Bearer ${token}` },
      { Cookie: `session=${token}` },
      { Cookie: `token=${token}` },
      { Cookie: `__Host-session=${token}` },
    ]) {
      expect((await ask(headers)).status).toBe(401);
      expect((await ask(headers, '/api/accounts')).status).toBe(401);
    }
  });

  it('of another server opens nothing here', async () => {
    const other = await openTestServer();
    try {
      const { headers } = await signedIn(other, 'management');
      expect((await ask(headers)).status).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('ends after a week without use', async () => {
    const { headers } = await signedIn(server, 'logistics');
    later(SESSION_IDLE_LIMIT - 1);
    expect((await ask(headers)).status).toBe(200);
    later(SESSION_IDLE_LIMIT - 1);
    expect((await ask(headers)).status).toBe(200);
    later(SESSION_IDLE_LIMIT);
    expect((await ask(headers)).status).toBe(401);
  });

  it('ends after a month however much it is used', async () => {
    const { headers } = await signedIn(server, 'logistics');
    for (let days = 0; days < 29; days += 1) {
      later(SESSION_MAX_AGE / 30);
      expect((await ask(headers)).status).toBe(200);
    }
    later(SESSION_MAX_AGE / 30);
    expect((await ask(headers)).status).toBe(401);
  });

  it('that has ended is removed at the next sign-in', async () => {
    await signedIn(server, 'logistics');
    later(SESSION_IDLE_LIMIT);
    await signedIn(server, 'hr');
    expect(sessions()).toHaveLength(1);
  });
});

describe('Signing out', () => {
  it('ends the session at once, for every copy of its cookie', async () => {
    const { headers, id } = await signedIn(server, 'bookings');
    const response = await ask(headers, '/api/session', 'DELETE');
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0; Path=\//)]);
    expect((await ask(headers)).status).toBe(401);
    expect(sessions()).toEqual([]);
    expect(audit().at(-1)).toEqual({ by: id, action: 'session.end', subject: id });
  });

  it('without a session is no mistake', async () => {
    expect((await ask({}, '/api/session', 'DELETE')).status).toBe(204);
    expect((await ask({ Cookie: 'session=forged' }, '/api/session', 'DELETE')).status).toBe(204);
    expect(audit()).toEqual([]);
  });

  it('of one device leaves the others signed in', async () => {
    const { email } = await addAccount(server, 'bookings');
    const [phone, desk] = [await signIn(server, email), await signIn(server, email)];
    await ask(phone, '/api/session', 'DELETE');
    expect((await ask(desk)).status).toBe(200);
  });
});

describe('A one-time password', () => {
  const next = 'a herd at the waterhole';

  it('opens nothing but the change of it', async () => {
    const { email } = await addAccount(server, 'management', { mustChangePassword: true, at: now });
    const headers = await signIn(server, email);
    expect(await (await ask(headers)).json()).toMatchObject({ mustChangePassword: true, colleagues: [] });
    for (const path of ['/api/accounts', '/api/audit', '/api/nothing']) {
      const response = await ask(headers, path);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ message: 'Please change your one-time password first.' });
    }
    const changed = await change(headers, { current: PASSWORD, next });
    expect(changed.status).toBe(200);
    expect(sessionSchema.parse(await changed.json()).mustChangePassword).toBe(false);
    expect((await ask({ Cookie: cookiesOf(changed) }, '/api/accounts')).status).toBe(200);
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(401);
    expect((await logIn(server, { email, password: next })).status).toBe(200);
  });

  it('changed ends every session of the account, and starts one for who changed it', async () => {
    const { id, email } = await addAccount(server, 'hr');
    const [phone, desk] = [await signIn(server, email), await signIn(server, email)];
    const stranger = await signedIn(server, 'hr');
    const changed = await change(desk, { current: PASSWORD, next });
    expect((await ask(phone)).status).toBe(401);
    expect((await ask(desk)).status).toBe(401);
    expect((await ask({ Cookie: cookiesOf(changed) })).status).toBe(200);
    expect((await ask(stranger.headers)).status).toBe(200);
    expect(audit()).toContainEqual({ by: id, action: 'password.change', subject: id });
  });

  it.each([
    [{ current: 'not this one at all', next }, ['current']],
    [{ current: PASSWORD, next: 'short' }, ['next']],
    [{ current: PASSWORD, next: PASSWORD }, ['next']],
    [{ current: '', next: '' }, ['current', 'next']],
    [{}, ['current', 'next']],
    [[], []],
  ])('is not changed by %j', async (body, fields) => {
    const { headers } = await signedIn(server, 'hr');
    const response = await change(headers, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields ?? {})).toEqual(fields);
    expect((await ask(headers)).status).toBe(200);
  });

  it('is not changed by who is not signed in', async () => {
    expect((await change({}, { current: PASSWORD, next })).status).toBe(401);
  });

  it('cannot be guessed with a stolen session', async () => {
    const { headers } = await signedIn(server, 'hr');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await change(headers, { current: `guess number ${guess}`, next })).status).toBe(400);
    }
    const response = await change(headers, { current: PASSWORD, next });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('Colleagues', () => {
  it('are those in use who see some of the same records', async () => {
    const me = await signedIn(server, 'marketing');
    const expected = [me.id];
    for (const role of ['logistics', 'management'] as const)
      expected.push((await addAccount(server, role)).id);
    for (const role of ['operations', 'bookings', 'hr', 'finance', 'astronaut'])
      await addAccount(server, role);
    const gone = await addAccount(server, 'marketing');
    await server.store.accounts.change(gone.id, { disabled: true }, null, { by: 'system', at: '' });
    const { colleagues } = await (await ask(me.headers)).json();
    expect(colleagues.map(({ id }: { id: string }) => id).sort()).toEqual(expected.sort());
  });
});

describe('The audit log of sign-ins', () => {
  it('names known accounts alone, and no address', async () => {
    const { id, email } = await addAccount(server, 'hr');
    await logIn(server, { email: 'nobody@example.com', password: 'x' });
    await logIn(server, { email, password: 'x' });
    await signIn(server, email);
    expect(audit().slice(1)).toEqual([
      { by: 'system', action: 'session.refuse', subject: id },
      { by: id, action: 'session.start', subject: id },
    ]);
    const whole = JSON.stringify([server.rows('select * from audit'), server.logged]);
    expect(whole).not.toContain('203.0.113.7');
    expect(whole).not.toContain('nobody@example.com');
  });
});
