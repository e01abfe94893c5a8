/** When a page with a waiting request tries again by itself: a phone without a line is left to sleep. */
import { describe, expect, it } from 'vitest';
import { RETRY_TICK } from '../../../src/device/core/retry-ticks.ts';
import { HIDDEN_RETRY_DELAY, OFFLINE_RETRY_DELAY } from '../../../src/device/outbox/send/replay-triggers.ts';
import { countWakes } from '../../parts/browser/wakes.ts';

describe('A page with a request that waits', () => {
  it('wakes once an hour where the browser says that there is no line', async () => {
    expect((await countWakes({ rest: OFFLINE_RETRY_DELAY, hours: 6 })).wakes).toBe(6);
  });

  it('wakes more and more seldom where nobody looks at it, and at last once an hour', async () => {
    const { at } = await countWakes({ rest: HIDDEN_RETRY_DELAY, hours: 6 });
    const minutes = at.map((time) => Math.round(time / 60_000));
    expect(minutes).toEqual([5, 15, 35, 75, 135, 195, 255, 315]);
  });

  it('wakes at the ticks of the wall clock where somebody looks at it and the line leads nowhere', async () => {
    const { at, begun } = await countWakes({ rest: 0, hours: 1 });
    const later = at.filter((time) => time > 60_000);
    expect(later.length).toBeGreaterThan(5);
    for (const time of later) expect((begun + time) % RETRY_TICK).toBe(0);
    // After the first half minute none is sooner than a tick after the one before.
    for (const [place, time] of later.entries())
      if (place > 0) expect(time - Number(later[place - 1])).toBeGreaterThanOrEqual(RETRY_TICK);
  });

  it('tries soon and then every few minutes where somebody looks at it', async () => {
    const { wakes } = await countWakes({ rest: 0, hours: 1 });
    expect(wakes).toBeGreaterThan(12);
    expect(wakes).toBeLessThan(24);
  });
});
