/** The disk under the database fills up, or can only be read, while devices send. */
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../parts/running-server.ts';
import type { Chance } from './chance.ts';
import { checkAcknowledged, checkPromises } from './checks.ts';
import { type FaultyDatabase, openDatabase } from './database.ts';
import { type Devices, openDevices } from './devices.ts';
import type { DatabaseName } from './options.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { startTally, type Tally } from './tally.ts';

/** PostgreSQL begins with 40 MB of files. */
const BYTES = { sqlite: 32_000_000, postgres: 160_000_000 };
const BLOCK = 512;
/** Rounds of sending until the disk must have refused something. */
const ROUNDS = 60;

/** Both faults, on a disk of its own where one can be mounted, else by a quota and by the rights of files. */
export async function fillDisks(name: DatabaseName, cycles: number, chance: Chance): Promise<Tally[]> {
  const disk = await mountSmallDisk(BYTES[name]);
  if (!disk && name === 'postgres') {
    console.log('PostgreSQL with a full or read-only disk: left out, it needs the right to mount a disk.');
    return [];
  }
  const database = await openDatabase(name, disk?.folder);
  try {
    return disk
      ? await onSmallDisk(disk, database, cycles, chance)
      : [await withQuota(database, cycles, chance), await withoutRights(database, cycles, chance)];
  } finally {
    await database.close();
    await disk?.remove();
  }
}

async function onSmallDisk(
  disk: SmallDisk,
  database: FaultyDatabase,
  cycles: number,
  chance: Chance,
): Promise<Tally[]> {
  const full = startTally('disk full (ext4 on a file)', database.name);
  const broken = startTally('disk turned read-only (ext4 on a file)', database.name);
  let server = await startServer(database.settings);
  try {
    for (let cycle = 0; cycle < cycles * 2; cycle += 1) {
      const isFull = cycle % 2 === 0;
      const tally = isFull ? full : broken;
      const devices = openDevices(chance, () => `http://127.0.0.1:${server.port}`, tally);
      await devices.work();
      await (isFull ? disk.fill() : disk.breakDown());
      await sendUntilRefused(devices);
      await expectPages(server);
      if (isFull) await disk.free();
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
  return [full, broken];
}

/** A quota on the size of files, which the operating system enforces. */
async function withQuota(database: FaultyDatabase, cycles: number, chance: Chance): Promise<Tally> {
  const tally = startTally('disk full (quota, ulimit -f)', database.name);
  await (await startServer(database.settings)).stop();
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const { size } = await stat(join(database.settings.dataDir, 'operator.db'));
    const limited = await startServer({ ...database.settings, fileBlocks: Math.ceil(size / BLOCK) + 100 });
    let { port } = limited;
    const devices = openDevices(chance, () => `http://127.0.0.1:${port}`, tally);
    await sendUntilRefused(devices);
    await expectPages(limited);
    await limited.kill();
    const server = await startServer(database.settings);
    port = server.port;
    await checkAcknowledged(tally, database, devices);
    await checkPromises(tally, database, devices);
    await server.stop();
  }
  return tally;
}

/** The server says in words that it cannot write, and finds everything once it can. */
async function withoutRights(database: FaultyDatabase, cycles: number, chance: Chance): Promise<Tally> {
  const tally = startTally('folder may only be read', database.name);
  const { dataDir } = database.settings;
  const file = join(dataDir, 'operator.db');
  let server = await startServer(database.settings);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const devices = openDevices(chance, () => `http://127.0.0.1:${server.port}`, tally);
    await devices.work();
    await server.stop();
    await Promise.all([chmod(dataDir, 0o500), chmod(file, 0o400)]);
    const refusal = await startServer(database.settings).then(
      (opened) => opened.stop().then(() => ''),
      (error: Error) => error.message,
    );
    await Promise.all([chmod(dataDir, 0o700), chmod(file, 0o600)]);
    if (!refusal.includes('cannot be used')) throw new Error(`It did not say what is wrong: ${refusal}`);
    await devices.work();
    server = await startServer(database.settings);
    await checkAcknowledged(tally, database, devices);
    await checkPromises(tally, database, devices);
  }
  await server.stop();
  return tally;
}

/** Without a refusal there was no fault. */
async function sendUntilRefused(devices: Devices): Promise<void> {
  const unreceived = async () => (await devices.made()).some(({ told }) => told !== 'received');
  for (let round = 0; round < ROUNDS; round += 1) {
    await devices.work();
    if (await unreceived()) return;
  }
  throw new Error('The disk took everything: there was no fault.');
}

/** What needs no disk goes on. */
async function expectPages({ port }: RunningServer): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/wildlife/Serengeti`);
  if (status !== 200) throw new Error(`Pages were answered with ${status}.`);
}
