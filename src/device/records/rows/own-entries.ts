/** What the signed-in account has in the outbox of this device. */
import { type DeviceDatabase, readFact } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { findUnsent } from '../../outbox/index.ts';
import { readEntries } from './entries-read.ts';

/** What the signed-in account has waiting or parked here, oldest first. */
export async function readUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await findUnsent(tables));
}

/** The same, as this tab shows it. */
export async function shownUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  const entries = await readEntries(tables);
  return ofAccount(
    tables,
    entries.filter(({ state }) => state !== 'received'),
  );
}

/** The same, including received entries that the feed has not brought yet. */
export async function readOwn(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await tables.entries.orderBy('order').toArray());
}

async function ofAccount(tables: DeviceDatabase, entries: readonly Entry[]): Promise<Entry[]> {
  const session = await readFact(tables, 'session');
  return session ? entries.filter(({ author }) => author === session.account.id) : [];
}
