/** A node is frozen (SIGSTOP) while devices send, and goes on (SIGCONT) with what it had begun. */
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import type { SeededRandom } from '../parts/seeded-random.ts';
import { startServer } from '../parts/server/running-server.ts';
import { checkAcknowledged, checkPromises } from './checks.ts';
import type { FaultyDatabase } from './database.ts';
import { openDevices } from './devices.ts';
import { startTally, type Tally } from './tally.ts';

/** Milliseconds: moments of the freeze, and of the breaks of the silent lines after it. */
const WORK = 120;
const SILENCE = 300;
/** Times that lines break before the node goes on. */
const BREAKS = 2;

/** Freezes the only node: calls break off, so the same entries are sent again beside what it has begun. */
export async function freezeAlone(
  database: FaultyDatabase,
  cycles: number,
  chance: SeededRandom,
): Promise<Tally> {
  const tally = startTally('server frozen for longer than devices wait', database.name);
  const server = await startServer(database.settings);
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const devices = openDevices(chance, () => origin, tally);
      const working = devices.work();
      await setTimeout(chance.below(WORK));
      server.process.kill('SIGSTOP');
      for (let number = 0; number < BREAKS; number += 1) {
        await setTimeout(chance.below(SILENCE));
        devices.breakLines();
      }
      server.process.kill('SIGCONT');
      await working;
      await checkAcknowledged(tally, database, devices);
      await checkPromises(tally, database, devices);
    }
  } finally {
    await server.stop();
  }
  return tally;
}

/** Two nodes on one database: one is frozen, and everything arrives by the other while it is. */
export async function freezeOneOfTwo(
  database: FaultyDatabase,
  cycles: number,
  chance: SeededRandom,
): Promise<Tally> {
  const tally = startTally('one of two nodes frozen', database.name);
  const [first, second] = await Promise.all([startServer(database.settings), startServer(database.settings)]);
  const originOf = ({ port }: typeof first) => `http://127.0.0.1:${port}`;
  let used = first;
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const [frozen, other] = used === first ? [first, second] : [second, first];
      const devices = openDevices(chance, () => originOf(used), tally);
      const working = devices.work();
      await setTimeout(chance.below(WORK));
      frozen.process.kill('SIGSTOP');
      await setTimeout(chance.below(SILENCE));
      // Calls on their way to the frozen node break off, and go to the other.
      used = other;
      devices.breakLines();
      await working;
      tally.stuck += await devices.drain();
      frozen.process.kill('SIGCONT');
      // It has answered: what it had begun before is written or given up.
      await fetch(originOf(frozen) + endpoints.health);
      await checkAcknowledged(tally, database, devices);
      await checkPromises(tally, database, devices);
    }
  } finally {
    for (const { process } of [first, second]) process.kill('SIGCONT');
    await Promise.all([first.stop(), second.stop()]);
  }
  return tally;
}
