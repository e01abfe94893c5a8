/** The plan that finds each planted bug, at its shortest. `npm run world -- --planted` writes the file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createSeededRandom } from '../../parts/seeded-random.ts';
import { type Action, type ActionName, planOf } from '../people/actions.ts';
import { runWorldOnSqlite } from '../run-world-on-sqlite.ts';
import { shrink } from '../shrink.ts';
import type { PlantedBug } from './office-bugs.ts';
import { plantedBugs } from './planted-bugs.ts';

export interface BugPlan {
  seed: number;
  plan: readonly Action[];
}

const FILE = new URL('planted-bug-plans.json', import.meta.url);
const SEEDS = 200;
const STEPS = 40;

/** Plans by the name of the bug. */
export const bugPlans = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, BugPlan>;

/** True when the plan breaks one of the bug's promises, and holds without the bug. */
async function finds(bug: PlantedBug, { seed, plan }: BugPlan): Promise<boolean> {
  const { broken } = await runWorldOnSqlite(seed, plan, bug);
  if (!broken || !bug.breaks.includes(broken.rule)) return false;
  return (await runWorldOnSqlite(seed, plan)).broken === null;
}

function planOfStory(seed: number, story: readonly ActionName[]): Action[] {
  const chance = createSeededRandom(seed);
  chance.reseed(seed);
  return story.map((name) => ({ do: name, salt: chance.below(2 ** 32) }));
}

/** The shortest plan of the first seed that finds a bug. @returns null when none does */
async function searchPlan(bug: PlantedBug): Promise<BugPlan | null> {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const plan = bug.story ? planOfStory(seed, bug.story) : planOf(seed, STEPS);
    const { broken } = await runWorldOnSqlite(seed, plan, bug);
    if (!broken || !bug.breaks.includes(broken.rule)) continue;
    const shortest = await shrink(
      plan,
      broken,
      async (part) => (await runWorldOnSqlite(seed, part, bug)).broken,
    );
    const found = { seed, plan: shortest };
    if (await finds(bug, found)) return found;
  }
  return null;
}

/** Keeps the plans that still find their bug and searches the others. @returns names of bugs that no seed found */
export async function renewBugPlans(tell: (line: string) => void): Promise<string[]> {
  const plans: Record<string, BugPlan> = {};
  const missed: string[] = [];
  for (const bug of plantedBugs) {
    const known = bugPlans[bug.name];
    const found = known && (await finds(bug, known)) ? known : await searchPlan(bug);
    if (found) plans[bug.name] = found;
    else missed.push(bug.name);
    tell(`${bug.name}: ${found ? `${found.plan.length} steps of seed ${found.seed}` : 'not found'}`);
    writeFileSync(FILE, textOf({ ...bugPlans, ...plans }));
  }
  writeFileSync(FILE, textOf(plans));
  return missed;
}

/** One line for each step. */
function textOf(plans: Readonly<Record<string, BugPlan>>): string {
  return `${JSON.stringify(plans, null, 2).replace(/\{\n\s+"do": ("\w+"),\n\s+"salt": (\d+)\n\s+\}/g, '{ "do": $1, "salt": $2 }')}\n`;
}
