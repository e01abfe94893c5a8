import { describe, expect, it } from 'vitest';
import {
  sumWeights,
  type WeighedFile,
  weighLateScripts,
  weighPacks,
  weighSavedSite,
  weighScriptsOfKinds,
} from '../parts/weight.ts';
import { budgets } from './weight-budgets.ts';

/** Everything that has a budget, by its name in their table. */
const weighed = new Map<string, WeighedFile[]>([
  ...[...weighScriptsOfKinds()].map(([kind, scripts]): [string, WeighedFile[]] => [
    `scripts of a first visit: ${kind}`,
    scripts,
  ]),
  ['scripts that come later', weighLateScripts()],
  ...[...weighPacks()].map(([name, pack]): [string, WeighedFile[]] => [`pack: ${name}`, [pack]]),
  ['whole saved site', weighSavedSite()],
]);

/** Says of what is too heavy by how much, and what it consists of. */
function complain(what: string, files: readonly WeighedFile[]): string {
  const budget = budgets[what] ?? 0;
  const over = sumWeights(files) - budget;
  const parts = [...files].sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `  ${bytes} ${path}`);
  return `${what}: ${over} bytes over its budget of ${budget}\n${parts.join('\n')}`;
}

describe('Over the line', () => {
  it('everything that is weighed has a budget, and nothing else has', () => {
    expect([...weighed.keys()].sort()).toEqual(Object.keys(budgets).sort());
  });

  it.each([...weighed])('%s: within its budget', (what, files) => {
    expect(sumWeights(files), complain(what, files)).toBeLessThanOrEqual(budgets[what] ?? 0);
  });
});
