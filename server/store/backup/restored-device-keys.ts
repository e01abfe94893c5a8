/**
 * Signing keys of devices outlive a restore: the database that is replaced knows which were revoked since the backup,
 * and which made files that colleagues still carry.
 */
import type { Kysely } from 'kysely';
import type { DeviceKeyRow } from '../accounts/account-rows.ts';
import type { Tables } from '../core/tables.ts';

/** Keys written at once. */
const CHUNK = 100;

/** All that a database knows; none where it is of a version that had no keys. */
export async function readDeviceKeys(database: Kysely<Tables>): Promise<DeviceKeyRow[]> {
  if (!(await hasKeys(database))) return [];
  return database.selectFrom('device_key').selectAll().execute();
}

/** Adds to a restored database the keys that it does not know, and revokes those that were. */
export async function restoreDeviceKeys(
  database: Kysely<Tables>,
  keys: readonly DeviceKeyRow[],
): Promise<void> {
  if (keys.length === 0 || !(await hasKeys(database))) return;
  const accounts = await database.selectFrom('account').select('id').execute();
  const ids = new Set(accounts.map(({ id }) => id));
  const own = keys.filter(({ account_id }) => ids.has(account_id));
  for (let start = 0; start < own.length; start += CHUNK) {
    await database
      .insertInto('device_key')
      .values(own.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({
            revoked_at: ref('excluded.revoked_at'),
            revoked_for: ref('excluded.revoked_for'),
          }))
          .where('device_key.revoked_at', 'is', null),
      )
      .execute();
  }
}

async function hasKeys(database: Kysely<Tables>): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === 'device_key');
}
