/** Entries of the signed-in account in the outbox of this device. */
import { type DeviceDatabase, readDeviceState } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { findUnsent } from '../../outbox/index.ts';
import { readSharedEntries } from './shared-entries.ts';

/** Reads the waiting and parked entries of the signed-in account, oldest first. */
export async function readOwnUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await findUnsent(tables));
}

/** Reads the same from the entries that this tab shares, see `shared-entries.ts`. */
export async function readSharedOwnUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  const entries = await readSharedEntries(tables);
  return ofAccount(
    tables,
    entries.filter(({ state }) => state !== 'received'),
  );
}

/** Reads the same, including received entries whose record the feed has not brought yet. */
export async function readOwnEntries(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await tables.entries.orderBy('order').toArray());
}

async function ofAccount(tables: DeviceDatabase, entries: readonly Entry[]): Promise<Entry[]> {
  const session = await readDeviceState(tables, 'session');
  return session ? entries.filter(({ author }) => author === session.account.id) : [];
}
