/** `npm run world -- --seed 1 --steps 200`, or `--seed 1..500`: see docs/world.md. */
import { planOf } from './actions.ts';
import { openPostgresBases, sqliteBases } from './bases.ts';
import { live } from './world.ts';

const [from = 1, to = from] = String(process.argv[2] ?? 1).split('..').map(Number);
const steps = Number(process.argv[3] ?? 100);
const bases = process.argv[4] ? await openPostgresBases() : sqliteBases;
for (let seed = from; seed <= to; seed++) {
const base = await bases.open();
const t0 = performance.now();
const { history, broken, counts } = await live(base, seed, planOf(seed, steps));
if (process.env.V) console.log(history.join('\n'));
console.log(seed, broken, 'ms', Math.round(performance.now() - t0), history.length);
await base.close();
}
await bases.close();
