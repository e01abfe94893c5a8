/** Randomness from a seed: the same seed chooses the same moments. */

export interface Chance {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <Item>(list: readonly Item[]) => Item;
}

/** Mulberry32: 32 bits of state are enough to choose moments. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (list) => list[below(list.length)] as (typeof list)[number] };
}
