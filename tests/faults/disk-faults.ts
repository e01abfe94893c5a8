/** The disk under the database fills up, or can only be read, while devices send. */

import type { SeededRandom } from '../parts/seeded-random.ts';
import { type RunningServer, startServer } from '../parts/server/running-server.ts';
import { checkAcknowledged, checkPromises } from './checks.ts';
import { type FaultyDatabase, openDatabase } from './database.ts';
import { type Devices, openDevices } from './devices.ts';
import { limitDisk } from './limited-disk.ts';
import type { DatabaseName } from './options.ts';
import { type FaultyDisk, mountSmallDisk } from './small-disk.ts';
import { type LeftOut, startTally, type Tally } from './tally.ts';

export type DiskFault = 'full' | 'read-only';

/** PostgreSQL begins with 40 MB of files. */
const BYTES = { sqlite: 32_000_000, postgres: 160_000_000 };
/** Rounds of sending until the disk must have refused something. */
const ROUNDS = 60;

/** Uses a disk of its own where one can be mounted; else, on SQLite, a limit on the running server. */
export async function breakDisk(
  fault: DiskFault,
  name: DatabaseName,
  cycles: number,
  chance: SeededRandom,
): Promise<Tally | LeftOut> {
  // PostgreSQL writes in many processes, each with limits of its own.
  const disk = (await mountSmallDisk(BYTES[name])) ?? (name === 'sqlite' ? await limitDisk() : null);
  if (!disk) return { leftOut: `${fault} disk under ${name}: this machine lets nobody mount or limit one.` };
  const database = await openDatabase(name, disk.folder);
  try {
    return await onDisk(disk, fault, database, cycles, chance);
  } finally {
    await database.close();
    await disk.remove();
  }
}

async function onDisk(
  disk: FaultyDisk,
  fault: DiskFault,
  database: FaultyDatabase,
  cycles: number,
  chance: SeededRandom,
): Promise<Tally> {
  const isFull = fault === 'full';
  const tally = startTally(`disk ${isFull ? 'full' : 'turned read-only'} (${disk.kind})`, database.name);
  let server = await startServer(database.settings);
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const devices = openDevices(chance, () => `http://127.0.0.1:${server.port}`, tally);
      await devices.work();
      await (isFull ? disk.fill(server) : disk.breakDown(server));
      await sendUntilRefused(devices);
      await expectPages(server);
      if (isFull) await disk.free(server);
      // An operator starts again what the full disk ended; nothing may be open on a disk that is mended.
      if (!isFull || database.crash) {
        await server.kill();
        await database.end().catch(() => undefined);
        if (!isFull) await disk.repair();
        await database.start();
        server = await startServer(database.settings);
      }
      await checkAcknowledged(tally, database, devices);
      await checkPromises(tally, database, devices);
    }
  } finally {
    // Nothing may be open on the disk when it is taken away.
    await server.kill();
  }
  return tally;
}

/** Sends until the disk has refused something: without that there was no fault. */
export async function sendUntilRefused(devices: Devices): Promise<void> {
  const unreceived = async () => (await devices.made()).some(({ told }) => told !== 'received');
  for (let round = 0; round < ROUNDS; round += 1) {
    await devices.work();
    if (await unreceived()) return;
  }
  throw new Error('The disk took everything: there was no fault.');
}

/** Checks that pages, which need no disk, are still served. */
export async function expectPages({ port }: RunningServer): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/wildlife/Serengeti`);
  if (status !== 200) throw new Error(`Pages were answered with ${status}.`);
}
