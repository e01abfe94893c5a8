/** Entries of the signed-in account in the outbox of this device. */
import { type DeviceDatabase, readFact } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { findUnsent } from '../../outbox/index.ts';
import { readEntries } from './entries-read.ts';

/** Reads the waiting and parked entries of the signed-in account, oldest first. */
export async function readUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await findUnsent(tables));
}

/** Reads the same from the entries that this tab shares, see `entries-read.ts`. */
export async function shownUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  const entries = await readEntries(tables);
  return ofAccount(
    tables,
    entries.filter(({ state }) => state !== 'received'),
  );
}

/** Reads the same, including received entries whose record the feed has not brought yet. */
export async function readOwn(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await tables.entries.orderBy('order').toArray());
}

async function ofAccount(tables: DeviceDatabase, entries: readonly Entry[]): Promise<Entry[]> {
  const session = await readFact(tables, 'session');
  return session ? entries.filter(({ author }) => author === session.account.id) : [];
}
