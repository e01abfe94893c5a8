/** ASVS 6.4.1: a one-time password works once, and for 72 hours. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureFirstAccount } from '../../../server/start/first-account.ts';
import type { AccountAnswer } from '../../../src/contract/accounts/accounts.ts';
import { runCommand } from '../../parts/server/command.ts';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';
import { cookiesOf, logIn, PASSWORD, signedIn } from '../../parts/server/staff.ts';

const HOUR = 60 * 60 * 1_000;
const OVER = 'This one-time password has been used or has expired. Ask management for a new one.';

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
const send = (method: string, path: string, headers: Record<string, string>, body: unknown) =>
  server.app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function addSomebody() {
  const director = await signedIn(server, 'management');
  const body = { email: 'asha@example.com', name: 'Asha', role: 'hr' };
  const answer = (await (
    await send('POST', '/api/accounts', director.headers, body)
  ).json()) as AccountAnswer;
  return { director, ...answer, oneTimePassword: answer.oneTimePassword ?? '' };
}
const tryIt = async (password: string, email = 'asha@example.com') => {
  const response = await logIn(server, { email, password });
  const { message } = await response.json();
  return { status: response.status, message, headers: { Cookie: cookiesOf(response) } };
};

it('6.4.1: whoever is given one is told until when it works', async () => {
  const { account } = await addSomebody();
  expect(account.oneTimeUntil).toBe(new Date(now.getTime() + 72 * HOUR).toISOString());
});

it('6.4.1: it works until the last minute of 72 hours, and then says what to do', async () => {
  const { oneTimePassword } = await addSomebody();
  later(72 * HOUR);
  expect(await tryIt(oneTimePassword)).toMatchObject({ status: 401, message: OVER });
  // Guesses are told nothing.
  expect(await tryIt('AAAA-BBBB-CCCC-DDDD')).toMatchObject({
    status: 401,
    message: 'Invalid username or password',
  });
  later(-1);
  expect(await tryIt(oneTimePassword)).toMatchObject({ status: 200 });
});

it('6.4.1: it signs in once; the session that it opened takes the password of one’s own', async () => {
  const { oneTimePassword, director, account } = await addSomebody();
  const { headers } = await tryIt(oneTimePassword);
  expect((await server.app.request('/api/session', { headers })).status).toBe(200);
  expect(await tryIt(oneTimePassword)).toMatchObject({ status: 401, message: OVER });
  const listed = await (await server.app.request('/api/accounts', director)).json();
  expect(listed.find(({ id }: { id: string }) => id === account.id).oneTimeUntil).toBe(now.toISOString());
  const body = { current: oneTimePassword, next: PASSWORD };
  expect((await send('POST', '/api/password', headers, body)).status).toBe(200);
  expect(await tryIt(PASSWORD)).toMatchObject({ status: 200 });
  later(100 * HOUR);
  expect(await tryIt(PASSWORD)).toMatchObject({ status: 200 });
});

it('6.4.1: of two sign-ins at once one gets in, and one whose answer was lost is made again', async () => {
  const { oneTimePassword } = await addSomebody();
  const all = [...(await Promise.all([tryIt(oneTimePassword), tryIt(oneTimePassword)]))];
  all.push(await tryIt(oneTimePassword));
  const asked = all.map(({ headers }) => server.app.request('/api/session', { headers }));
  expect(
    (await Promise.all(asked)).map(({ status }) => status).filter((status) => status === 200),
  ).toHaveLength(1);
  expect(await tryIt(oneTimePassword)).toMatchObject({ status: 401, message: OVER });
});

it('6.4.1: management gives out another', async () => {
  const { director, account, oneTimePassword } = await addSomebody();
  later(80 * HOUR);
  const headers = { Cookie: cookiesOf(await logIn(server, { email: director.email, password: PASSWORD })) };
  const renewed = await send('PATCH', `/api/accounts/${account.id}`, headers, { resetPassword: true });
  const answer = (await renewed.json()) as AccountAnswer;
  expect(answer.account.oneTimeUntil).toBe(new Date(now.getTime() + 72 * HOUR).toISOString());
  expect(await tryIt(oneTimePassword)).toMatchObject({ status: 401 });
  expect(await tryIt(answer.oneTimePassword ?? '')).toMatchObject({ status: 200 });
});

it('6.4.1: the shell gives out another, and says how long it works', async () => {
  const { oneTimePassword } = await addSomebody();
  later(80 * HOUR);
  expect(await tryIt(oneTimePassword)).toMatchObject({ status: 401, message: OVER });
  const { status, stdout } = await runCommand(
    'staff',
    ['password', 'asha@example.com', '--one-time'],
    { DATA_DIR: server.dataDir, DATABASE_URL: '' },
    'seven sleepy warthogs\n',
  );
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/works once, until \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/),
  });
  now = new Date();
  expect(await tryIt('seven sleepy warthogs')).toMatchObject({ status: 200 });
});

it('6.4.1: the first account’s ends too', async () => {
  const first = await ensureFirstAccount(server.store, ORIGIN, now);
  expect(first?.until).toBe(new Date(now.getTime() + 72 * HOUR).toISOString());
  later(73 * HOUR);
  expect(await tryIt(first?.oneTimePassword ?? '', first?.email)).toMatchObject({
    status: 401,
    message: OVER,
  });
});
