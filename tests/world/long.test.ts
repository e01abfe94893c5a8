/** The seeded world: more seeds than the gate has, and bugs that are planted into the product to be found. */
import { describe, expect, it, vi } from 'vitest';
import { bugPlans } from './bugs/planted-bug-plans.ts';
import { plantedBugs } from './bugs/planted-bugs.ts';
import { planOf } from './people/actions.ts';
import { runWorldOnSqlite } from './run-world-on-sqlite.ts';

// A world that is left half-way would hold up the next one: a busy machine gets its time.
vi.setConfig({ testTimeout: 300_000 });
// Dexie tells of each connection that it opens again; here they are closed on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const SEEDS = 200;
const STEPS = 20;
const STEPS_OF_LONG = 300;

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

describe('A long life', () => {
  it.each(Array.from({ length: 10 }, (_, number) => 1_001 + number))(
    'holds every promise, seed %i',
    async (seed) => {
      const { broken, history } = await runWorldOnSqlite(seed, planOf(seed, STEPS_OF_LONG));
      expect(broken, history.slice(-400).join('\n')).toBeNull();
    },
  );
});

describe('The world finds', () => {
  it.each(plantedBugs)('$name', async (bug) => {
    const known = bugPlans[bug.name];
    if (!known) throw new Error('There is no plan that finds it: npm run world -- --planted');
    const { broken, history } = await runWorldOnSqlite(known.seed, known.plan, bug);
    expect(bug.breaks, `npm run world -- --planted\n${history.join('\n')}`).toContain(broken?.rule);
    const sound = await runWorldOnSqlite(known.seed, known.plan);
    expect(sound.broken, sound.history.join('\n')).toBeNull();
  });
});
