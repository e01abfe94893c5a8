/**
 * All entries of the outbox as a tab shows them, read once for everybody in it: its tables, its counts and its search
 * ask several times while a page opens, and again at each change. A phone takes longer to read two thousand
 * entries than to draw what is seen of them. Whoever decides what is sent or written reads the disk itself.
 */

import { type DeviceDatabase, withDatabase } from '../../core/database.ts';
import { changeCount } from '../../core/live/change-counter.ts';
import type { Entry } from '../../core/tables.ts';

/** Milliseconds after which it is read again although no change was announced: a frozen page gets no messages. */
const FRESH = 5_000;

interface Reading {
  entries: Promise<readonly Entry[]>;
  /** Number of changes before it began; null until then. */
  begun: number | null;
  /** When it began. */
  at: number;
}

const readings = new WeakMap<DeviceDatabase, Reading>();
/** Resolves once all listeners of one change have asked; present for databases whose reads are shared. */
const gathers = new WeakMap<DeviceDatabase, () => Promise<void>>();

/** Shares reads from now on: this tab listens for every change to this database and counts it. */
export function shareEntryReads(database: DeviceDatabase, wait: () => Promise<void>): void {
  gathers.set(database, wait);
  // A change before this was not heard of.
  readings.delete(database);
}

const isFresh = ({ begun, at }: Reading, isKept: boolean) =>
  begun === null || (isKept && begun === changeCount() && Math.abs(Date.now() - at) < FRESH);

/** Oldest first; nobody may change them. */
export function readSharedEntries(database: DeviceDatabase): Promise<readonly Entry[]> {
  const known = readings.get(database);
  const gather = gathers.get(database);
  if (known && isFresh(known, gather !== undefined)) return known.entries;
  const read = async () => {
    await gather?.();
    reading.begun = changeCount();
    reading.at = Date.now();
    return withDatabase(database, ({ entries }) => entries.orderBy('order').toArray());
  };
  const reading: Reading = { entries: Promise.resolve([]), begun: null, at: 0 };
  readings.set(database, reading);
  reading.entries = Promise.resolve()
    .then(read)
    .catch((error: unknown) => {
      if (readings.get(database) === reading) readings.delete(database);
      throw error;
    });
  return reading.entries;
}
