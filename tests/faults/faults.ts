/** Every fault in turn, on every database; ends with 0 if every promise held. */

import { hasPostgres } from '../parts/database/postgres.ts';
import { createSeededRandom } from '../parts/seeded-random.ts';
import { killBrowsers } from './browser-kills.ts';
import { openDatabase } from './database.ts';
import { breakDisk } from './disk-faults.ts';
import { freezeAlone, freezeOneOfTwo } from './freezes.ts';
import { type DatabaseName, type FaultOptions, readOptions } from './options.ts';
import { killServers } from './server-kills.ts';
import { held, type LeftOut, type Tally, writeTable } from './tally.ts';

function readOrEnd(): FaultOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const options = readOrEnd();
const chance = createSeededRandom(options.seed);
const tallies: Tally[] = [];

async function note(what: string, work: () => Promise<(Tally | LeftOut)[]>): Promise<void> {
  const start = performance.now();
  const results = await work();
  for (const result of results) if ('leftOut' in result) console.log(`Left out: ${result.leftOut}`);
  const done = results.filter((result) => 'fault' in result);
  tallies.push(...done);
  if (done.length === 0) return;
  const verdict = done.every(held) ? 'every promise held' : 'A PROMISE WAS BROKEN';
  console.log(`${what}: ${verdict}, ${((performance.now() - start) / 1_000).toFixed(0)} s`);
}

async function onDatabase(name: DatabaseName): Promise<void> {
  const database = await openDatabase(name);
  try {
    if (options.server > 0) {
      await note(`${name}, server kills`, () => killServers(database, options.server, chance));
    }
    if (options.other > 0) {
      await note(`${name}, freezes`, async () => [
        await freezeAlone(database, options.other, chance),
        ...(name === 'postgres' ? [await freezeOneOfTwo(database, options.other, chance)] : []),
      ]);
      for (const fault of ['full', 'read-only'] as const) {
        await note(`${name}, ${fault} disk`, async () => [
          await breakDisk(fault, name, options.other, chance),
        ]);
      }
    }
    if (options.browser > 0 && name === options.databases[0]) {
      await note(`${name}, browser kills`, () => killBrowsers(database, options.browser, chance));
    }
  } finally {
    await database.close();
  }
}

for (const name of options.databases) {
  if (name === 'postgres' && !hasPostgres) {
    console.log('Left out: PostgreSQL. Install it (Debian: apt-get install postgresql).');
  } else await onDatabase(name);
}
console.log(`\nSeed ${options.seed}\n\n${writeTable(tallies)}`);
process.exit(tallies.every(held) ? 0 : 1);
