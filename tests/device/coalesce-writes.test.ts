import { describe, expect, it } from 'vitest';
import { coalesceWrites } from '../../src/device/outbox/coalesce-writes.ts';

/** Work whose rounds a test ends by hand. */
function heldWork() {
  const rounds: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const hand = coalesceWrites<string>(
    (items) =>
      new Promise((resolve, reject) => {
        rounds.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { hand, rounds, begun: () => rounds.map(({ items }) => items) };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('Work in rounds', () => {
  it('begins at once, and gathers what comes meanwhile into the next round', async () => {
    const { hand, rounds, begun } = heldWork();
    const first = hand('a');
    await tick();
    const later = [hand('b'), hand('c')];
    await tick();
    expect(begun()).toEqual([['a']]);
    rounds[0]?.end();
    await first;
    await tick();
    expect(begun()).toEqual([['a'], ['b', 'c']]);
    rounds[1]?.end();
    await Promise.all(later);
  });

  it('goes on after a round that failed, which fails what was in it and nothing else', async () => {
    const { hand, rounds, begun } = heldWork();
    const first = hand('a');
    await tick();
    const second = hand('b');
    rounds[0]?.end(new Error('The disk is full.'));
    await expect(first).rejects.toThrow('The disk is full.');
    await tick();
    expect(begun()).toEqual([['a'], ['b']]);
    rounds[1]?.end();
    await second;
  });
});
