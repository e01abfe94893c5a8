/** The language that an account has chosen (docs/contract.md#languages). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionSchema } from '../../../src/contract/accounts/accounts.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const choose = (headers: Record<string, string>, body: string) =>
  server.app.request('/api/language', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
const session = async (headers: Record<string, string>) =>
  sessionSchema.parse(await (await server.app.request('/api/session', { headers })).json());

it('is told to every device on which the person signs in, and to no other account', async () => {
  const guide = await signedIn(server, 'logistics');
  const other = await signedIn(server, 'logistics');
  expect((await session(guide.headers)).language).toBeUndefined();
  const answer = await choose(guide.headers, '{"language":"sw"}');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ language: 'sw' });
  expect((await session(guide.headers)).language).toBe('sw');
  expect((await session(other.headers)).language).toBeUndefined();
});

it('stands in the audit log once, however often it is chosen', async () => {
  const guide = await signedIn(server, 'logistics');
  for (let times = 0; times < 3; times += 1) await choose(guide.headers, '{"language":"sw"}');
  const lines = await server.rows(
    `select "by", subject, before, after from audit where action = 'account.language'`,
  );
  expect(lines).toEqual([
    { by: guide.id, subject: guide.id, before: '{"language":null}', after: '{"language":"sw"}' },
  ]);
});

it.each([
  '{"language":"tlh"}',
  '{"language":""}',
  '{"language":null}',
  '{"language":["sw"]}',
  '{}',
  '[]',
  '7',
])('is refused as %s, and stays what it was', async (body) => {
  const guide = await signedIn(server, 'logistics');
  await choose(guide.headers, '{"language":"sw"}');
  const answer = await choose(guide.headers, body);
  expect(answer.status).toBe(400);
  expect((await session(guide.headers)).language).toBe('sw');
});

it('is nobody’s without a session', async () => {
  expect((await choose({}, '{"language":"sw"}')).status).toBe(401);
});
