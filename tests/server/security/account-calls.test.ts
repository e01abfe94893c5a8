/** What an account does beside submissions has an end too: lines of the audit log stay for ever, and passwords take long. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSigningKey } from '../../../src/device/transfer/signing/index.ts';
import { makeAuthenticator } from '../../parts/browser/authenticator.ts';
import { registerKey } from '../../parts/device/signing-phone.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, logIn, PASSWORD, signedIn } from '../../parts/server/staff.ts';

const CALLS = 4;

let server: TestServer;
/** Signed in by one of its calls. */
let omari: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  server = await openTestServer({ limits: { account: CALLS } });
  omari = await signedIn(server, 'operations');
});
afterEach(() => server.close());

const send = (method: string, path: string, body: unknown, { headers }: { headers: object } = omari) =>
  server.app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const NOBODY = { headers: {} };
const noRecord = { record: v7(), place: 0 };
const notice = { department: 'operations', mode: 'none', address: '' };
const linesOf = (id: string) => server.rows(`select action from audit where "by" = '${id}'`).length;

it.each<[string, () => Promise<Response>]>([
  ['opens passport numbers', async () => send('POST', '/api/passports', noRecord)],
  ['registers keys', async () => registerKey(server, omari, await makeSigningKey(), v7())],
  ['sets notices', async () => send('PUT', '/api/notices', notice)],
  ['sets its language', async () => send('PUT', '/api/language', { language: 'sw' })],
  ['proves its password', async () => send('POST', '/api/proof', { password: PASSWORD })],
  ['guesses its password', async () => send('POST', '/api/password', { current: 'x', next: 'y'.repeat(12) })],
  ['signs in', async () => logIn(server, { email: omari.email, password: PASSWORD })],
])('Who %s without end is told when to come again, and leaves no more lines', async (_what, call) => {
  for (let times = 1; times < CALLS; times += 1) expect((await call()).status).not.toBe(429);
  const lines = linesOf(omari.id);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await refused.json()).message).toContain('from this account');
  expect(linesOf(omari.id)).toBe(lines);
});

it('Colleagues at the same address, and what an account submits and reads, are not touched by it', async () => {
  for (let times = 0; times <= CALLS; times += 1) await send('POST', '/api/passports', noRecord);
  const neema = await addAccount(server, 'operations');
  expect((await logIn(server, { email: neema.email, password: PASSWORD })).status).toBe(200);
  expect((await server.app.request('/api/changes', { headers: omari.headers })).status).toBe(200);
  const entry = { customerName: 'Juma', tourGuide: 'Asha', tourStatus: 'pending', paymentStatus: 'Pending' };
  expect((await send('POST', '/api/updateBooking', entry)).status).toBe(200);
});

it('A sign-in with a passkey counts as one, and so does a right password that asks for it', async () => {
  const key = makeAuthenticator();
  const asked = await (await send('POST', '/api/passkeys/options', { purpose: 'add' })).json();
  const attestation = key.make(asked);
  await send('POST', '/api/passkeys', { ticket: asked.ticket, name: 'Phone', attestation });
  const signIn = async () => {
    const { passkey } = await (await logIn(server, { email: omari.email, password: PASSWORD })).json();
    const assertion = passkey && key.use(passkey);
    return passkey
      ? send('POST', '/api/passkeys/login', { ticket: passkey.ticket, assertion }, NOBODY)
      : null;
  };
  expect((await signIn())?.status).toBe(200);
  const lines = linesOf(omari.id);
  expect((await logIn(server, { email: omari.email, password: PASSWORD })).status).toBe(429);
  expect(linesOf(omari.id)).toBe(lines);
});
