/** When a page with a waiting request tries again by itself: a phone without a line is left to sleep. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createWakes, UNSEEN, WITHOUT_A_LINE } from '../../src/device/outbox/wakes.ts';
import { createTestDevice, unreachable } from '../parts/device.ts';

/** A page with one waiting request. @returns how often it woke in so many hours */
async function countWakes(rest: () => number, hours: number): Promise<number> {
  const { replayer, time, book } = createTestDevice({ network: unreachable });
  await book(v7());
  let next: { at: number; work: () => void } | undefined;
  let set = 0;
  const { wake } = createWakes({
    replayer,
    clock: () => time.now,
    after(milliseconds, work) {
      set += 1;
      next = { at: time.now + milliseconds, work };
      return () => {
        next = undefined;
      };
    },
    rest,
  });
  const end = time.now + hours * 60 * 60_000;
  await wake(false);
  for (let woken = 0; ; woken += 1) {
    if (!next || next.at > end) return woken;
    const { at, work } = next;
    time.now = at;
    const before = set;
    work();
    await expect.poll(() => set).toBeGreaterThan(before);
  }
}

describe('A page with a request that waits', () => {
  it('wakes once an hour where the browser says that there is no line', async () => {
    expect(await countWakes(() => WITHOUT_A_LINE, 6)).toBe(6);
  });

  it('wakes every five minutes at most where nobody looks at it', async () => {
    expect(await countWakes(() => UNSEEN, 1)).toBe(12);
  });

  it('tries soon and then every few minutes where somebody looks at it', async () => {
    const woken = await countWakes(() => 0, 1);
    expect(woken).toBeGreaterThan(12);
    expect(woken).toBeLessThan(24);
  });
});
