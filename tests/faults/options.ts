/** Options of `npm run faults`. */
import { parseArgs } from 'node:util';

export type DatabaseName = 'sqlite' | 'postgres';

export interface FaultOptions {
  /** Kills of the server, on each database. */
  server: number;
  browser: number;
  /** Cycles of each other fault, on each database. */
  other: number;
  databases: DatabaseName[];
  /** Seed of the random moments. */
  seed: number;
}

const LARGEST = 100_000;

/**
 * @param words as typed after `npm run faults --`
 * @throws Error with one line for the person
 */
export function readOptions(words: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      server: { type: 'string', default: '200' },
      browser: { type: 'string', default: '50' },
      other: { type: 'string', default: '5' },
      database: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const count = (name: 'server' | 'browser' | 'other' | 'seed') => {
    const number = Number(values[name]);
    if (/^\d+$/.test(values[name]) && number <= LARGEST) return number;
    throw new Error(`--${name} must be a whole number from 0 to ${LARGEST}.`);
  };
  const { database } = values;
  if (database !== undefined && database !== 'sqlite' && database !== 'postgres') {
    throw new Error('--database must be sqlite or postgres. Leave it out for both.');
  }
  return {
    server: count('server'),
    browser: count('browser'),
    other: count('other'),
    databases: database ? [database] : ['sqlite', 'postgres'],
    seed: count('seed'),
  };
}
