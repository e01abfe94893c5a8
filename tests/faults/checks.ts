/** Promises that must hold after every cycle. */
import type { FaultyDatabase } from './database.ts';
import type { Devices } from './devices.ts';
import { countDoubled, countMissing, type Tally } from './tally.ts';

/** Right after the fault, before any device sends again: what was acknowledged is there, in a sound database. */
export async function checkAcknowledged(
  tally: Tally,
  database: FaultyDatabase,
  devices: Devices,
): Promise<void> {
  const received = (await devices.made()).filter(({ told }) => told === 'received');
  if (!(await database.isSound())) tally.damaged += 1;
  tally.lost += countMissing(received, await database.rows());
}

/** When the fault is over and every device was awake: every promise is kept once, and nothing waits. */
export async function checkPromises(tally: Tally, database: FaultyDatabase, devices: Devices): Promise<void> {
  tally.stuck += await devices.drain();
  const rows = await database.rows();
  const made = await devices.made();
  const promised = made.filter(({ told }) => told !== 'nothing');
  tally.lost += countMissing(promised, rows);
  tally.doubled += countDoubled(made, rows);
  tally.cycles += 1;
}
