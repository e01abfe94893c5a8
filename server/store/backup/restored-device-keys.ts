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
  if ((await columnsOfKeys(database)).length === 0) return [];
  return database.selectFrom('device_key').selectAll().execute();
}

/** Adds to a restored database the keys that it does not know, and revokes those that were. */
export async function restoreDeviceKeys(
  database: Kysely<Tables>,
  keys: readonly DeviceKeyRow[],
): Promise<void> {
  const columns = await columnsOfKeys(database);
  if (keys.length === 0 || columns.length === 0) return;
  const accounts = await database.selectFrom('account').select('id').execute();
  const ids = new Set(accounts.map(({ id }) => id));
  const own = keys
    .filter(({ account_id }) => ids.has(account_id))
    // A backup of an older version lacks columns.
    .map(
      (key) =>
        Object.fromEntries(columns.map((name) => [name, key[name] ?? null])) as unknown as DeviceKeyRow,
    );
  const revocation = (['revoked_at', 'revoked_for', 'revoked_uptime'] as const).filter((name) =>
    columns.includes(name),
  );
  for (let start = 0; start < own.length; start += CHUNK) {
    await database
      .insertInto('device_key')
      .values(own.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(revocation.map((name) => [name, ref(`excluded.${name}`)])),
          )
          .where('device_key.revoked_at', 'is', null),
      )
      .execute();
  }
}

/** None where there are no keys. */
async function columnsOfKeys(database: Kysely<Tables>): Promise<(keyof DeviceKeyRow)[]> {
  const tables = await database.introspection.getTables();
  const table = tables.find(({ name }) => name === 'device_key');
  return (table?.columns ?? []).map(({ name }) => name as keyof DeviceKeyRow);
}
