/** `npm run test:weights`: builds the site and records what its files weigh, in tests/content/built-site/weights.json. */
import { writeFileSync } from 'node:fs';
import { ensureReady } from '../../server/commands/prepare.mjs';
import { sumWeights, weighSite } from '../parts/sources/weight.ts';

await ensureReady();
const weights = [...weighSite()]
  .map(([name, files]): [string, number] => [name, sumWeights(files)])
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  'tests/content/built-site/weights.json',
  `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`,
);
