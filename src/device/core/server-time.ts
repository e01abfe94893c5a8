/** The time by the server's clock, as far as this device knows it. */
import { openDatabase, readDeviceState, withDatabase } from './database.ts';
import type { DeviceState } from './tables.ts';

/**
 * Corrects this device's clock by what the server's last answer told of it.
 * @param now by that clock, epoch milliseconds
 * @param standing of the last answer; undefined where there was none
 */
export function serverTime(now: number, standing: Partial<DeviceState['standing']> | undefined): number {
  const heardAt = standing?.at ? Date.parse(standing.at) : Number.NEGATIVE_INFINITY;
  const time = now - (standing?.ahead ?? 0);
  // Earlier than the last answer it cannot be: then the clock was set since.
  return time >= heardAt ? time : Math.max(now, heardAt);
}

/** Epoch milliseconds. */
export const readServerTime = (): Promise<number> =>
  withDatabase(openDatabase(), (tables) => readDeviceState(tables, 'standing')).then(
    (standing) => serverTime(Date.now(), standing),
    () => Date.now(),
  );
