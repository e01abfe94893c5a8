/** When a page with a waiting request tries again by itself: a phone without a line is left to sleep. */
import { describe, expect, it } from 'vitest';
import { UNSEEN, WITHOUT_A_LINE } from '../../src/device/outbox/wakes.ts';
import { countWakes } from '../parts/wakes.ts';

describe('A page with a request that waits', () => {
  it('wakes once an hour where the browser says that there is no line', async () => {
    expect((await countWakes({ rest: WITHOUT_A_LINE, hours: 6 })).wakes).toBe(6);
  });

  it('wakes every five minutes at most where nobody looks at it', async () => {
    expect((await countWakes({ rest: UNSEEN, hours: 1 })).wakes).toBe(12);
  });

  it('tries soon and then every few minutes where somebody looks at it', async () => {
    const { wakes } = await countWakes({ rest: 0, hours: 1 });
    expect(wakes).toBeGreaterThan(12);
    expect(wakes).toBeLessThan(24);
  });
});
