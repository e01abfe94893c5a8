/** Deletes copies that a backup contains or that are too old, and the oldest ones if there are too many. */
import type { ServerStatus } from '../../../contract/protocol/server-status.ts';
import { type DeviceDatabase, withDatabase } from '../../core/database.ts';

/** Characters of all copies on one device. */
export const MAX_COPIES_SIZE = 5_000_000;
/** Days for which a copy is kept while no backup contains it. */
export const MAX_COPY_DAYS = 180;
/** Receipts on one device. */
export const MAX_RECEIPTS = 10_000;

const DAY = 24 * 60 * 60_000;
/** Read at once. */
const CHUNK = 200;

/** @param now the device's clock, epoch milliseconds */
export function limitCopies(database: DeviceDatabase, heard: ServerStatus, now: number): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.copies, tables.sent, async () => {
      const { epoch, backedUpTo } = heard;
      await tables.copies
        .where('[epoch+place]')
        .between([epoch, 0], [epoch, backedUpTo], true, true)
        .delete();
      await removeOld(tables, heard, now);
      await removeTooMany(tables);
      await limitReceipts(tables);
    }),
  );
}

/** Old by this device's clock and by the server's, because either may be wrong. */
async function removeOld({ copies }: DeviceDatabase, { at }: ServerStatus, now: number): Promise<void> {
  if (!at) return;
  const before = Math.min(now, Date.parse(at)) - MAX_COPY_DAYS * DAY;
  for (;;) {
    const oldest = await copies.orderBy('order').limit(CHUNK).toArray();
    const old = oldest.filter(({ receivedAt }) => Date.parse(receivedAt) < before);
    await copies.bulkDelete(old.map(({ id }) => id));
    if (old.length < CHUNK) return;
  }
}

async function removeTooMany({ copies }: DeviceDatabase): Promise<void> {
  const sizes = (await copies.orderBy('size').keys()) as number[];
  let excess = sizes.reduce((sum, size) => sum + size, 0) - MAX_COPIES_SIZE;
  while (excess > 0) {
    const gone: string[] = [];
    for (const { id, size } of await copies.orderBy('order').limit(CHUNK).toArray()) {
      if (excess <= 0) break;
      gone.push(id);
      excess -= size;
    }
    await copies.bulkDelete(gone);
  }
}

async function limitReceipts({ sent }: DeviceDatabase): Promise<void> {
  const excess = (await sent.count()) - MAX_RECEIPTS;
  if (excess > 0) await sent.bulkDelete(await sent.orderBy('receivedAt').limit(excess).primaryKeys());
}
