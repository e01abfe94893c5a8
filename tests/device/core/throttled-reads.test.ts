import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttledReads } from '../../../src/device/core/live/throttled-reads.ts';
import { ALL_SENT_MESSAGE } from '../../../src/device/core/shared-names.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Looks that take some milliseconds each. */
function looksOf(milliseconds: number) {
  const begun: number[] = [];
  let open = 0;
  const { again, stop } = throttledReads(async () => {
    begun.push(Date.now());
    open += 1;
    expect(open).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    open -= 1;
  });
  const start = Date.now();
  return { again, stop, begun: () => begun.map((time) => time - start) };
}

it('The first change is looked at at once, and all that follow it in one look more', async () => {
  const { again, begun } = looksOf(10);
  for (let change = 0; change < 20; change += 1) again({ data: 'changed' });
  expect(begun()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun()).toEqual([0, 310]);
});

it('A look that takes long is taken seldom, and never twice at a time', async () => {
  const { again, begun } = looksOf(400);
  for (let time = 0; time < 3_000; time += 50) {
    again();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(begun()).toEqual([0, 1_200, 2_400]);
});

it('That everything is sent is looked at without a pause', async () => {
  const { again, begun } = looksOf(100);
  again();
  await vi.advanceTimersByTimeAsync(150);
  again();
  again({ data: ALL_SENT_MESSAGE });
  expect(begun()).toEqual([0, 150]);
  await vi.advanceTimersByTimeAsync(50);
  again({ data: ALL_SENT_MESSAGE });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun()).toEqual([0, 150, 250]);
});

it('A look that fails is taken again after the next change, and none once it is over', async () => {
  let looks = 0;
  const { again, stop } = throttledReads(async () => {
    looks += 1;
    throw new Error('The database does not answer.');
  });
  again();
  await vi.advanceTimersByTimeAsync(1_000);
  again();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(2);
  again();
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toBe(2);
});
