import { readFileSync } from 'node:fs';

/** The file that `npm run test:reach` writes. */
export const REACH_FILE = 'tests/runner/reach.json';

/** Sources by browser test file: those that its pages and servers ran when it was recorded, and few others did. */
export function readReachedSources(): Record<string, string[]> {
  return JSON.parse(readFileSync(REACH_FILE, 'utf8'));
}
