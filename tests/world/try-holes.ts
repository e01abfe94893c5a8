import { planOf } from './actions.ts';
import { sqliteBases } from './bases.ts';
import { holes } from './holes.ts';
import { live } from './world.ts';

console.warn = () => undefined;
const [, , only = '', most = '100', steps = '60', from = '1'] = process.argv;
for (const hole of holes) {
  if (!hole.name.includes(only)) continue;
  const t0 = performance.now();
  let found = null;
  let seed = Number(from);
  let ops = 0;
  for (; seed <= Number(most); seed++) {
    const base = await sqliteBases.open();
    const r = await live(base, seed, planOf(seed, Number(steps)), hole.parts());
    await base.close();
    ops += r.operations;
    if (r.broken && hole.breaks.includes(r.broken.rule)) {
      found = r.broken;
      break;
    }
    if (r.broken) console.log('other', r.broken);
  }
  console.log(
    found ? 'ok' : 'NOT',
    hole.name,
    '|',
    found?.rule,
    found?.text.slice(0, 80),
    'seed',
    seed,
    'step',
    found?.step,
    'ops',
    ops,
    Math.round(performance.now() - t0),
    'ms',
  );
}
