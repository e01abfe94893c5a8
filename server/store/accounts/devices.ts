/** Reports of devices about their outboxes. */
import type { Kysely } from 'kysely';
import type { DeviceReport, ListedDevice } from '../../../src/contract/protocol/device-reports.ts';
import type { Tables } from '../core/tables.ts';

/** Most devices remembered for one account; the ones silent for longest are dropped first. */
const DEVICES_OF_ACCOUNT = 50;

/** @param at the server's clock, ISO 8601 */
export async function writeDevice(
  database: Kysely<Tables>,
  accountId: string,
  report: DeviceReport,
  at: string,
): Promise<void> {
  const told = {
    pending: report.pending,
    parked: report.parked,
    oldest_captured_at: report.oldestCapturedAt,
    last_contact: at,
    version: report.version,
  };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('device_report')
      .values({ account_id: accountId, device_id: report.device.toLowerCase(), ...told })
      .onConflict((conflict) => conflict.columns(['account_id', 'device_id']).doUpdateSet(told))
      .execute();
    const surplus = await transaction
      .selectFrom('device_report')
      .select('device_id')
      .where('account_id', '=', accountId)
      .orderBy('last_contact', 'desc')
      .orderBy('device_id')
      .limit(1_000)
      .offset(DEVICES_OF_ACCOUNT)
      .execute();
    if (surplus.length === 0) return;
    const ids = surplus.map(({ device_id }) => device_id);
    await transaction
      .deleteFrom('device_report')
      .where('account_id', '=', accountId)
      .where('device_id', 'in', ids)
      .execute();
  });
}

/** Last contact first. Also those that have only registered a key so far. */
export async function listDevices(database: Kysely<Tables>): Promise<ListedDevice[]> {
  const reports = await database
    .selectFrom('device_report')
    .innerJoin('account', 'account.id', 'account_id')
    .selectAll('device_report')
    .select(['name', 'email'])
    .execute();
  const keys = await database
    .selectFrom('device_key')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'device_id', 'registered_at', 'revoked_at', 'name', 'email'])
    .orderBy('registered_at')
    .execute();
  const devices = new Map<string, ListedDevice>();
  const placeOf = (row: { account_id: string; device_id: string }) => `${row.account_id} ${row.device_id}`;
  const accountOf = (row: { account_id: string; name: string; email: string }) => ({
    id: row.account_id,
    name: row.name,
    email: row.email,
  });
  for (const row of reports) {
    devices.set(placeOf(row), {
      device: row.device_id,
      account: accountOf(row),
      lastContact: row.last_contact,
      pending: row.pending,
      parked: row.parked,
      oldestCapturedAt: row.oldest_captured_at,
      version: row.version,
    });
  }
  for (const row of keys) {
    const silent = { pending: 0, parked: 0, oldestCapturedAt: null, version: '' };
    const known = devices.get(placeOf(row)) ?? {
      device: row.device_id,
      account: accountOf(row),
      lastContact: row.registered_at,
      ...silent,
    };
    const signing = { registeredAt: row.registered_at, revokedAt: row.revoked_at };
    devices.set(placeOf(row), { ...known, signing });
  }
  return [...devices.values()].sort((one, other) =>
    one.lastContact === other.lastContact
      ? one.device < other.device
        ? -1
        : 1
      : one.lastContact < other.lastContact
        ? 1
        : -1,
  );
}
