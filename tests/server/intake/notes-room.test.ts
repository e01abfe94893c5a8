/** Notes of one request have an end: every change of it reads them all, and every staff device carries them. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReplayResult } from '../../../src/contract/protocol/answers.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let omari: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  server = await openTestServer();
  omari = await signedIn(server, 'operations');
});
afterEach(() => server.close());

const post = (path: string, body: unknown, key = v7()) =>
  server.app.request(path, {
    method: 'POST',
    headers: { ...omari.headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
async function plan(): Promise<string> {
  return (await (await post('/api/tripplans', requests.tripPlan)).json()).id;
}
async function send(kind: string, payloads: readonly object[]): Promise<ReplayResult[]> {
  const entries = payloads.map((payload) => ({
    id: v7(),
    kind,
    version: 1,
    capturedAt: '2027-01-01T00:00:00.000Z',
    author: omari.id,
    payload,
  }));
  return (await (await post('/api/replay', { entries })).json()).results;
}
const statuses = (results: readonly ReplayResult[]) => results.map(({ status }) => status);

it('A request takes no more notes and answers than devices can carry, and is worked with as before', async () => {
  const [record, other] = [await plan(), await plan()];
  const note = (of: string, text: string) => ({ kind: 'tripPlan', record: of, text });
  const answer = { way: 'mail', to: 'nuru@example.com', subject: 'Your trip' };
  const results: ReplayResult[] = [];
  for (let batch = 0; batch < 4; batch += 1) {
    const long = Array.from({ length: 60 }, (_, at) => ({
      ...note(record, 'x'.repeat(2_000)),
      ...(at % 2 && { reply: answer }),
    }));
    results.push(...(await send('recordNote', long)));
  }
  const taken = results.filter(({ status }) => status === 200);
  expect(taken.length).toBeGreaterThan(150);
  expect(taken.length).toBeLessThan(200);
  const refused = results.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 400, problem: { message: expect.stringContaining('too long') } });
  const listed = await (await server.app.request('/api/tripplans', { headers: omari.headers })).text();
  expect(listed.length).toBeLessThan(600_000);
  // What takes nothing more, and what is of others, goes on.
  const back = { ...note(record, 'Taken back.'), takesBack: String(taken[0]?.id) };
  const decision = { ...note(record, 'x'.repeat(2_000)), mail: { id: v7(), again: true } };
  const [decided] = await send('recordNote', [decision]);
  expect(decided?.problem?.message ?? '').not.toContain('too long');
  const change = { kind: 'tripPlan', record, revision: null, set: { state: 'quoted' } };
  expect(statuses(await send('recordNote', [back, note(other, 'Called.')]))).toEqual([200, 200]);
  expect(statuses(await send('recordChange', [change]))).toEqual([200]);
});
