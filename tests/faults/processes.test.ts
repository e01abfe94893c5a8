/** The short form of `npm run faults`: real processes are killed, frozen and left without a disk. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres } from '../parts/database/postgres.ts';
import { createSeededRandom } from '../parts/seeded-random.ts';
import { killBrowsers } from './browser-kills.ts';
import { browserPoints } from './browser-points.ts';
import { type FaultyDatabase, openDatabase } from './database.ts';
import { breakDisk } from './disk-faults.ts';
import { freezeAlone, freezeOneOfTwo } from './freezes.ts';
import { readOptions } from './options.ts';
import { killServers } from './server-kills.ts';
import { countDoubled, countMissing, held, startTally, type Tally, writeTable } from './tally.ts';

const CYCLES = 2;
const chance = createSeededRandom(1);
const sum = (tallies: readonly Tally[], what: 'cycles' | 'operations') =>
  tallies.reduce((total, tally) => total + tally[what], 0);
const broken = (tallies: readonly Tally[]) => tallies.filter((tally) => !held(tally));

// Faults that this machine does not let anybody make count as skipped, with the reason.
describe.each(['sqlite', 'postgres'] as const)('On %s', (name) => {
  const canRun = name === 'sqlite' || hasPostgres;
  let database: FaultyDatabase;
  beforeAll(async () => {
    if (canRun) database = await openDatabase(name);
  });
  afterAll(() => database?.close());
  beforeEach(({ skip }) => skip(!canRun, 'PostgreSQL is not installed, or may not be started.'));

  it('what was promised outlives kills of the server', async () => {
    const tallies = await killServers(database, CYCLES, chance);
    expect(broken(tallies)).toEqual([]);
    expect(sum(tallies, 'cycles')).toBe(CYCLES);
  });

  it('what was promised outlives a frozen server', async () => {
    const freeze = name === 'postgres' ? freezeOneOfTwo : freezeAlone;
    const tally = await freeze(database, 1, chance);
    expect(broken([tally])).toEqual([]);
    expect(tally.operations).toBeGreaterThan(0);
  });
});

it.for(['full', 'read-only'] as const)('what was promised outlives a %s disk', async (fault, { skip }) => {
  const result = await breakDisk(fault, 'sqlite', 1, chance);
  if ('leftOut' in result) skip(result.leftOut);
  else {
    expect(broken([result])).toEqual([]);
    expect(result.cycles).toBe(1);
  }
});

it('what was promised outlives kills of the browser, at every point', async () => {
  const database = await openDatabase('sqlite');
  const tallies = await killBrowsers(database, browserPoints.length, chance);
  await database.close();
  expect(broken(tallies)).toEqual([]);
  expect(sum(tallies, 'cycles')).toBe(browserPoints.length);
});

describe('The count', () => {
  const made = [
    { id: 'a', name: 'Amina', told: 'saved' },
    { id: 'b', name: 'Baraka', told: 'received' },
  ] as const;

  it('sees what is lost, what is half there, and what is there twice', () => {
    expect(countMissing(made, [])).toBe(2);
    expect(countMissing(made, [{ id: 'a', name: 'Amina' }])).toBe(1);
    expect(
      countMissing(made, [
        { id: 'a', name: '' },
        { id: 'b', name: 'Baraka' },
      ]),
    ).toBe(1);
    const twice = [...made, { id: 'c', name: 'Amina' }];
    expect(countMissing(made, twice)).toBe(0);
    expect(countDoubled(made, made)).toBe(0);
    expect(countDoubled(made, twice)).toBe(1);
    expect(countDoubled(made, [...made, made[1]])).toBe(1);
  });

  it('holds only where nothing was lost, doubled, stuck or damaged', () => {
    const tally = startTally('a fault', 'sqlite');
    expect(held(tally)).toBe(true);
    for (const what of ['lost', 'doubled', 'stuck', 'damaged'] as const) {
      expect(held({ ...tally, [what]: 1 })).toBe(false);
    }
    expect(writeTable([tally]).split('\n').at(-1)).toBe('| a fault | sqlite | 0 | 0 | 0 | 0 | 0 | 0 |');
  });
});

describe('The command', () => {
  it('runs everything unless it is told less', () => {
    expect(readOptions([])).toEqual({
      server: 200,
      browser: 50,
      other: 5,
      databases: ['sqlite', 'postgres'],
      seed: 1,
    });
    const words = ['--server', '3', '--browser', '0', '--database', 'postgres', '--seed', '7'];
    expect(readOptions(words)).toMatchObject({ server: 3, browser: 0, databases: ['postgres'], seed: 7 });
  });

  it.each([
    [['--server', 'many'], '--server must be a whole number from 0 to 100000.'],
    [['--browser=-1'], '--browser must be a whole number from 0 to 100000.'],
    [['--seed', ''], '--seed must be a whole number from 0 to 100000.'],
    [['--database', 'mysql'], '--database must be sqlite or postgres. Leave it out for both.'],
  ])('says what is wrong with %s', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });

  it('chooses the same moments for the same seed, and others for another', () => {
    const moments = (seed: number) => {
      const { below } = createSeededRandom(seed);
      return Array.from({ length: 20 }, () => below(1_000));
    };
    expect(moments(5)).toEqual(moments(5));
    expect(moments(5)).not.toEqual(moments(6));
    expect(new Set(moments(5)).size).toBeGreaterThan(10);
  });
});
