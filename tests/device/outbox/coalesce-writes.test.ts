import { describe, expect, it } from 'vitest';
import { coalesceWrites } from '../../../src/device/outbox/add/coalesce-writes.ts';

/** Work whose writes a test ends by hand. */
function blockedWork() {
  const writes: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const add = coalesceWrites<string>(
    (items) =>
      new Promise((resolve, reject) => {
        writes.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { add, writes, started: () => writes.map(({ items }) => items) };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('Work in writes', () => {
  it('start at once, and items that arrive during a write share the next one', async () => {
    const { add, writes, started } = blockedWork();
    const first = add('a');
    await tick();
    const later = [add('b'), add('c')];
    await tick();
    expect(started()).toEqual([['a']]);
    writes[0]?.end();
    await first;
    await tick();
    expect(started()).toEqual([['a'], ['b', 'c']]);
    writes[1]?.end();
    await Promise.all(later);
  });

  it('continue after a write that failed, which fails for its own items alone', async () => {
    const { add, writes, started } = blockedWork();
    const first = add('a');
    await tick();
    const second = add('b');
    writes[0]?.end(new Error('The disk is full.'));
    await expect(first).rejects.toThrow('The disk is full.');
    await tick();
    expect(started()).toEqual([['a'], ['b']]);
    writes[1]?.end();
    await second;
  });
});
