/** What is said of whose request one is has an end: every staff device carries it with the request. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReplayResult } from '../../../src/contract/protocol/answers.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let omari: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  server = await openTestServer();
  omari = await signedIn(server, 'operations');
});
afterEach(() => server.close());

async function replay(entries: readonly { kind: string; payload: object; id?: string }[]): Promise<number[]> {
  const times = { version: 1, capturedAt: '2027-01-01T00:00:00.000Z' };
  const response = await server.app.request('/api/replay', {
    method: 'POST',
    headers: { ...omari.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      entries: entries.map((one) => ({
        id: v7(),
        ...times,
        ...(one.kind === 'guestLink' && { author: omari.id }),
        ...one,
      })),
    }),
  });
  return (await response.json()).results.map(({ status }: ReplayResult) => status);
}

it('A request is joined with two hundred others at most, and what was said may be said otherwise', async () => {
  const ids = Array.from({ length: 203 }, () => v7());
  const [first = '', ...others] = ids;
  for (const some of [ids.slice(0, 110), ids.slice(110)]) {
    await replay(some.map((id) => ({ kind: 'tripPlan', payload: tripPlan, id })));
  }
  const link = (record: string, other: string, same = true) => ({
    kind: 'guestLink',
    payload: { record, kind: 'tripPlan', other, otherKind: 'tripPlan', same },
  });
  const statuses = [
    ...(await replay(others.slice(0, 100).map((other) => link(first, other)))),
    ...(await replay(others.slice(100).map((other) => link(other, first)))),
  ];
  expect(statuses).toEqual(others.map((_, place) => (place < 200 ? 200 : 400)));
  expect(await replay([link(others[0] ?? '', first, false)])).toEqual([200]);
  expect(await replay([link(others[0] ?? '', others[1] ?? '')])).toEqual([200]);
});
