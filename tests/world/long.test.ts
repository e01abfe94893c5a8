/** The seeded world: more seeds than the gate has, and holes that are planted into the product to be found. */
import { describe, expect, it, vi } from 'vitest';
import { planOf } from './actions.ts';
import { holes } from './planted-bugs.ts';
import { runWorldOnSqlite } from './run-world-on-sqlite.ts';

// A world that is left half-way would hold up the next one: a busy machine gets its time.
vi.setConfig({ testTimeout: 300_000 });
// Dexie tells of each connection that it opens again; here they are closed on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const SEEDS = 200;
const STEPS = 20;
/** Within so many a planted hole is found. */
const SEEDS_TO_FIND = 200;
const STEPS_TO_FIND = 40;

describe('The world', () => {
  it.each(Array.from({ length: 10 }, (_, tenth) => tenth))(
    'holds every promise, part %i of ten',
    async (tenth) => {
      for (let seed = tenth * (SEEDS / 10) + 1; seed <= (tenth + 1) * (SEEDS / 10); seed += 1) {
        const { broken, history } = await runWorldOnSqlite(seed, planOf(seed, STEPS));
        expect(broken, `seed ${seed}\n${history.join('\n')}`).toBeNull();
      }
    },
  );
});

describe('The world finds', () => {
  it.each(holes)('$name', async (hole) => {
    let seed = hole.seed;
    let { broken } = await runWorldOnSqlite(seed, planOf(seed, STEPS_TO_FIND), hole);
    // The plans of all seeds change with the list of what can be done.
    for (seed = 1; !broken && seed <= SEEDS_TO_FIND; seed += 1) {
      ({ broken } = await runWorldOnSqlite(seed, planOf(seed, STEPS_TO_FIND), hole));
    }
    expect(hole.breaks).toContain(broken?.rule);
  });
});
