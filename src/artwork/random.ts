/** A small seeded generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  /** A child generator, so that adding a star does not move the grass. */
  branch(name: string): Random;
}

/** mulberry32: 32-bit arithmetic only, so that no engine rounds differently. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    branch(name) {
      let hash = seed | 0;
      for (let index = 0; index < name.length; index += 1) {
        hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
      }
      return createRandom(hash);
    },
  };
}
