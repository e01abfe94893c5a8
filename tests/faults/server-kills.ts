/** The server is killed while devices send, and started again on what it left behind. */
import type { ChildProcess } from 'node:child_process';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { SeededRandom } from '../parts/seeded-random.ts';
import { openFaultyProxy } from '../parts/server/faulty-proxy.ts';
import { freePort, type RunningServer, startServer } from '../parts/server/running-server.ts';
import { WAIT_TIMEOUT } from '../parts/timeouts.ts';
import { checkAcknowledged, checkPromises } from './checks.ts';
import type { FaultyDatabase } from './database.ts';
import { openDevices } from './devices.ts';
import { startTally, type Tally } from './tally.ts';

/** Milliseconds: what devices send at once, and a start, both take a little less. */
const WORK = 120;
const START = 1_200;

const moments = ['any moment', 'between commit and answer', 'while it starts'] as const;

export async function killServers(
  database: FaultyDatabase,
  cycles: number,
  chance: SeededRandom,
): Promise<Tally[]> {
  const tallies = new Map(
    [...moments, 'with its database'].map((moment) => [
      moment,
      startTally(`server killed ${moment === 'any moment' ? 'at any moment' : moment}`, database.name),
    ]),
  );
  const port = await freePort();
  const linePort = await freePort();
  const options = { ...database.settings, port, origin: `http://127.0.0.1:${linePort}` };
  let server = await startServer(options);
  const line = await openFaultyProxy(linePort, port);
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const { crash } = database;
      const moment = chance.pick(crash ? [...moments, 'with its database'] : moments);
      const tally = tallies.get(moment) as Tally;
      const devices = openDevices(chance, () => line.origin, tally);
      const before = (await database.rows()).length;
      if (moment === 'between commit and answer') await line.set('answers-lost');
      const working = devices.work();
      if (moment === 'between commit and answer') await waitForMore(database, before);
      else await setTimeout(chance.below(WORK));
      await Promise.all([server.kill(), moment === 'with its database' && crash?.()]);
      await working;
      if (moment === 'while it starts') await killStart(options, chance.below(START));
      server = await startAgain(options, tally);
      await checkAcknowledged(tally, database, devices);
      await line.set('up');
      await checkPromises(tally, database, devices);
    }
  } finally {
    await line.close();
    await server.stop();
  }
  return [...tallies.values()].filter((tally) => tally.cycles > 0);
}

async function waitForMore(database: FaultyDatabase, before: number): Promise<void> {
  const end = Date.now() + WAIT_TIMEOUT;
  while ((await database.rows()).length === before) {
    if (Date.now() > end) throw new Error('Nothing was written.');
    // The line lives in this process, too.
    await setImmediate();
  }
}

type Options = Parameters<typeof startServer>[0];

/** Kills a server that may not be open yet. */
async function killStart(options: Options, after: number): Promise<void> {
  let child: ChildProcess | undefined;
  const starting = startServer({
    ...options,
    onSpawn: (spawned) => {
      child = spawned;
    },
  });
  const ended = starting.then(
    (server) => server,
    () => null,
  );
  await setTimeout(after);
  child?.kill('SIGKILL');
  await (await ended)?.kill();
}

/** A database that does not open is damaged; what is in it then counts as lost. */
async function startAgain(options: Options, tally: Tally): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (error) {
    tally.damaged += 1;
    throw error;
  }
}
