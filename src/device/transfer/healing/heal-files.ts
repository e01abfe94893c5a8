/** Colleagues' files that a backup of the server does not have yet, and those that a restored server has lost. */
import type { ServerStatus } from '../../../contract/protocol/server-status.ts';
import { type DeviceDatabase, withDatabase } from '../../core/database.ts';
import { isOfPresentEpoch } from '../../core/server-status.ts';
import type { CarriedPart } from '../../core/tables.ts';
import { MAX_COPY_DAYS } from './limit-copies.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Forgets the content of sent parts that a backup has or that are too old, and lets wait again those that a restored
 * server may have lost, or that another epoch of it had refused. Sent again, what the server still has changes nothing.
 * @param now the device's clock, epoch milliseconds
 * @returns how many parts of files wait again
 */
export function healFiles(database: DeviceDatabase, present: ServerStatus, now: number): Promise<number> {
  const { epoch, backedUpTo, at } = present;
  const oldest = Math.min(now, at ? Date.parse(at) : now) - MAX_COPY_DAYS * DAY;
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.carried, async () => {
      let waiting = 0;
      for (const row of await tables.carried.where('state').equals('kept').toArray()) {
        const { envelope: _, epoch: ownEpoch, place = 0, receivedAt = '', ...rest } = row;
        // By the server's clock: this device's may have been wrong when it delivered.
        const isOld = Date.parse(receivedAt) < oldest;
        if (isOld || (ownEpoch === epoch && place <= backedUpTo)) {
          await tables.carried.put({ ...rest, state: 'delivered' });
        } else if (ownEpoch !== epoch) {
          await tables.carried.put(waitingAgain(row));
          waiting += 1;
        }
      }
      for (const row of await tables.carried.where('state').equals('refused').toArray()) {
        if (isOfPresentEpoch(row.judgedBy, present)) continue;
        await tables.carried.put({ ...waitingAgain(row), judgedBy: { epoch } });
        waiting += 1;
      }
      return waiting;
    }),
  );
}

function waitingAgain({
  epoch: _,
  place: __,
  receivedAt: ___,
  deliveredAt: ____,
  ...row
}: CarriedPart): CarriedPart {
  return { ...row, state: 'waiting', received: 0, nextAttemptAt: 0, notBefore: 0 };
}
