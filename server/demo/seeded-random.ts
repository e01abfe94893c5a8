/** Random choices from a seed, the same on every run, so that the demonstration always looks alike. */
export interface SeededRandom {
  /** Whole number, both ends included. */
  whole(least: number, most: number): number;
  one<Item>(list: readonly Item[]): Item;
  /** True as often as the share says, from 0 to 1. */
  yes(share: number): boolean;
}

/** Mulberry32: small, and even enough for samples. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    one: (list) => list[whole(0, list.length - 1)] as (typeof list)[number],
    yes: (share) => next() < share,
  };
}
