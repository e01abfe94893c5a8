/** `npm run world`: see docs/world.md. */
import { parseArgs } from 'node:util';
import { renewBugPlans } from './bugs/planted-bug-plans.ts';
import { openPostgresDatabases, sqliteDatabases } from './machines/databases.ts';
import { type Action, planOf } from './people/actions.ts';
import { shrink } from './shrink.ts';
import { live, type Result } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
    history: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
  },
});
const [first = 1, last = first] = values.seed.split('..').map(Number);
const steps = Number(values.steps);
if (!Number.isInteger(first) || !Number.isInteger(last) || !(steps >= 0)) {
  process.stderr.write(
    'Usage: npm run world -- --seed 1..500 --steps 200 [--postgres] [--history]\n       npm run world -- --planted\n',
  );
  process.exit(2);
}

const print = (text: string) => process.stdout.write(`${text}\n`);
// Dexie tells of each connection that it opens again; here they are closed on purpose.
console.warn = () => undefined;
if (values.planted) {
  const missed = await renewBugPlans(print);
  process.exit(missed.length === 0 ? 0 : 1);
}
const bases = values.postgres ? await openPostgresDatabases() : sqliteDatabases;
const counts = new Map<string, number>();
let operations = 0;
let failed = 0;

async function world(seed: number, plan: readonly Action[]): Promise<Result> {
  const base = await bases.open();
  try {
    return await live(base, seed, plan);
  } finally {
    await base.close();
  }
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (stopped = true));
let seed = first;
for (; seed <= last && !stopped; seed += 1) {
  const plan = planOf(seed, steps);
  const result = await world(seed, plan).catch((error: unknown) => {
    process.stderr.write(`seed ${seed}: the world itself failed, which says nothing of the product\n`);
    throw error;
  });
  operations += result.operations;
  for (const [what, count] of result.counts) counts.set(what, (counts.get(what) ?? 0) + count);
  if (seed % 50 === 0) process.stderr.write(`seed ${seed}: ${operations} operations\n`);
  if (values.history) print(result.history.join('\n'));
  const { broken } = result;
  if (!broken) continue;
  failed += 1;
  print(`seed ${seed}, step ${broken.step}: ${broken.rule}: ${broken.text}`);
  const shortest = await shrink(plan, broken, async (shorter) => (await world(seed, shorter)).broken);
  print((await world(seed, shortest)).history.join('\n'));
  print(`plan: ${JSON.stringify(shortest)}`);
}

print(`seeds ${first} to ${seed - 1}: ${operations} operations, ${failed} broken`);
for (const [what, count] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
  print(`  ${what}: ${count}`);
await bases.close();
process.exit(failed === 0 ? 0 : 1);
