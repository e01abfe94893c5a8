/** The seeded world, short: see docs/world.md for the long form. */
import { describe, expect, it, vi } from 'vitest';
import { type Action, planOf } from './actions.ts';
import { sqliteBases } from './bases.ts';
import { found } from './found.ts';
import { holes } from './holes.ts';
import type { Hole } from './office-holes.ts';
import { live, type Result } from './world.ts';

// A world that is left half-way would hold up the next one: a busy machine gets its time.
vi.setConfig({ testTimeout: 300_000 });
// Dexie tells of each connection that it opens again; here they are closed on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function world(seed: number, plan: readonly Action[], hole?: Hole): Promise<Result> {
  const base = await sqliteBases.open();
  try {
    return await live(base, seed, plan, hole?.parts());
  } finally {
    await base.close();
  }
}

const SEEDS = 200;
const STEPS = 20;
/** Within so many a planted hole is found. */
const SEEDS_TO_FIND = 60;
const STEPS_TO_FIND = 40;

describe('The world', () => {
  it('gives the same history for the same seed, to the letter', async () => {
    const [one, other] = [await world(7, planOf(7, 60)), await world(7, planOf(7, 60))];
    expect(one.history.length).toBeGreaterThan(60);
    expect(other.history).toEqual(one.history);
  });

  it.each(Array.from({ length: 10 }, (_, tenth) => tenth))(
    'holds every promise, part %i of ten',
    async (tenth) => {
      for (let seed = tenth * (SEEDS / 10) + 1; seed <= (tenth + 1) * (SEEDS / 10); seed += 1) {
        const { broken, history } = await world(seed, planOf(seed, STEPS));
        expect(broken, `seed ${seed}\n${history.join('\n')}`).toBeNull();
      }
    },
  );

  it.each(found)('does not find again: $name', async ({ seed, plan }) => {
    const { broken, history } = await world(seed, plan);
    expect(broken, history.join('\n')).toBeNull();
  });
});

describe('The world finds', () => {
  it.each(holes)('$name', async (hole) => {
    let seed = hole.seed;
    let { broken } = await world(seed, planOf(seed, STEPS_TO_FIND), hole);
    // The plans of all seeds change with the list of what can be done.
    for (seed = 1; !broken && seed <= SEEDS_TO_FIND; seed += 1) {
      ({ broken } = await world(seed, planOf(seed, STEPS_TO_FIND), hole));
    }
    expect(hole.breaks).toContain(broken?.rule);
  });
});
