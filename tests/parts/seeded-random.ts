/** Chance that a seed decides: the same seed gives the same numbers. */
export interface SeededRandom {
  /** 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to, but without, `most`. */
  below: (most: number) => number;
  /** @throws Error for an empty list */
  pick: <Item>(list: readonly Item[]) => Item;
  /** True so often, from 0 (never) to 1 (always). */
  odds: (often: number) => boolean;
  /** Goes on as if made with this seed. */
  reseed: (seed: number) => void;
}

/** Mulberry32: small, quick, and good enough to choose faults by. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
    odds: (often) => next() < often,
    reseed(other) {
      state = other >>> 0;
      // Neighbouring seeds begin alike: the first numbers are dropped.
      next();
      next();
    },
  };
}
