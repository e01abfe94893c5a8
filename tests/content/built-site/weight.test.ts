import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sumWeights, type WeighedFile, weighSite } from '../../parts/sources/weight.ts';

/**
 * How much heavier than recorded something may be. The hashes in the names of files compress differently in each
 * build: up to 150 bytes for a page of the office, which must stop nobody's change.
 */
const MOST = 1.01;

/** Bytes over the line of what is weighed, by name; written by `npm run test:weights`. */
const recorded: Record<string, number> = JSON.parse(
  readFileSync('tests/content/built-site/weights.json', 'utf8'),
);
const weighed = weighSite();

/** Says of what is too heavy by how much, and what it consists of. */
function complain(name: string, files: readonly WeighedFile[]): string {
  const more = sumWeights(files) - (recorded[name] ?? 0);
  const parts = [...files].sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `  ${bytes} ${path}`);
  return `${name}: ${more} bytes more than recorded. With a good reason: npm run test:weights\n${parts.join('\n')}`;
}

describe('Over the line', () => {
  it('what is weighed and what is recorded are the same things', () => {
    expect([...weighed.keys()].sort()).toEqual(Object.keys(recorded).sort());
  });

  it.each([...weighed])('%s: at most one percent more than recorded', (name, files) => {
    expect(sumWeights(files), complain(name, files)).toBeLessThanOrEqual((recorded[name] ?? 0) * MOST);
  });
});
