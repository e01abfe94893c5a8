/** An entry that is told to wait for another one holds up nothing but itself. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { acceptsEverything, createTestDevice, type Network } from '../../../parts/device/device.ts';

/** Answers those that are too early as the office does, and accepts all others. */
const tooEarly =
  (early: ReadonlySet<string>): Network =>
  async (address, init) => {
    const answer = await acceptsEverything(address, init);
    const problem = { message: 'This follows an earlier request that we do not have back yet.' };
    if (address !== '/api/replay') {
      const id = new Headers(init.headers).get('Idempotency-Key') ?? '';
      return early.has(id) ? Response.json({ ...problem, id }, { status: 425 }) : answer;
    }
    const { results } = await answer.json();
    return Response.json({
      results: results.map((result: { id: string }) =>
        early.has(result.id) ? { id: result.id, status: 425, problem } : result,
      ),
    });
  };

it.each([
  ['One entry', 1],
  ['A batch', 10],
  ['More than a batch', 60],
])('%s of a backlog that is too early lets all others go in the same wake', async (_, count) => {
  const early = new Set(Array.from({ length: count }, () => v7()));
  const device = createTestDevice({ network: tooEarly(early) });
  for (const id of early) await device.add({}, id);
  for (let number = 0; number < 300; number += 1) await device.add();
  await device.replayer.replay(true);
  const unsent = await device.outbox.unsent();
  expect(unsent.map(({ id }) => id)).toEqual([...early]);
  expect(unsent.every(({ state }) => state === 'waiting')).toBe(true);
});

it('An entry that has a call of its own and is too early lets the next ones go', async () => {
  const early = v7();
  const device = createTestDevice({ network: tooEarly(new Set([early])) });
  await device.add({ specialRequests: 'x'.repeat(210_000) }, early);
  await device.add();
  await device.replayer.replay(true);
  expect((await device.outbox.unsent()).map(({ id }) => id)).toEqual([early]);
});

it('Entries that are too early again are not taken for blocked ones: each wake asks once', async () => {
  const early = new Set([v7(), v7(), v7()]);
  const device = createTestDevice({ network: tooEarly(early) });
  for (const id of early) await device.add({}, id);
  await device.replayer.replay(true);
  await device.replayer.replay(true);
  expect(device.requests).toHaveLength(2);
});
