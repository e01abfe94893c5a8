/** The seeded world, a few short seeds: tests/world/long.test.ts has more, and docs/world.md the long form. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { plantedBugs } from './bugs/planted-bugs.ts';
import { planOf } from './people/actions.ts';
import { found } from './regression-plans.ts';
import { runWorldOnSqlite } from './run-world-on-sqlite.ts';

// A world that is left half-way would hold up the next one: a busy machine gets its time.
vi.setConfig({ testTimeout: 300_000 });
// Dexie tells of each connection that it opens again; here they are closed on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const SEEDS = 10;
const STEPS = 20;

describe('The world', () => {
  it('lists each planted bug in its document', async () => {
    const text = await readFile('docs/world.md', 'utf8');
    for (const { name } of plantedBugs) expect(text).toContain(`| ${name} |`);
  });

  it('gives the same history for the same seed, to the letter', async () => {
    const [one, other] = [await runWorldOnSqlite(7, planOf(7, 60)), await runWorldOnSqlite(7, planOf(7, 60))];
    expect(one.history.length).toBeGreaterThan(60);
    expect(other.history).toEqual(one.history);
  });

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'holds every promise, seed %i',
    async (seed) => {
      const { broken, history } = await runWorldOnSqlite(seed, planOf(seed, STEPS));
      expect(broken, history.join('\n')).toBeNull();
    },
  );

  it.each(found)('does not find again: $name', async ({ seed, plan }) => {
    const { broken, history } = await runWorldOnSqlite(seed, plan);
    expect(broken, history.join('\n')).toBeNull();
  });
});
