/** The keys with which devices of the staff sign what they hand over. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { Tables } from '../core/tables.ts';
import { readUptime } from '../feed/lineage.ts';
import type { AccountRow, DeviceKeyRow } from './account-rows.ts';
import { endSessionsOf } from './sessions.ts';

export interface SigningKey {
  key: DeviceKeyRow;
  account: AccountRow;
  /** Seconds for which the database was served since the key was revoked; null where that was not counted. */
  servedSinceRevoked: number | null;
}

type Revocation = Pick<DeviceKeyRow, 'revoked_at' | 'revoked_for' | 'revoked_uptime'>;

const NOT_REVOKED: Revocation = { revoked_at: null, revoked_for: null, revoked_uptime: null };

function revokedAt(revoked_at: string, revoked_for: 'device' | 'account') {
  const revoked_uptime = sql<number>`(select uptime from lineage where lineage = (select lineage from feed))`;
  return { revoked_at, revoked_for, revoked_uptime };
}

export interface DeviceKeyStore {
  /** `taken` where another account has it. What is known already changes nothing. */
  register(
    key: Omit<DeviceKeyRow, 'registered_at' | keyof Revocation>,
    actor: AuditActor,
  ): Promise<'registered' | 'revoked' | 'taken'>;
  /** @param at the server's clock, ISO 8601 */
  find(id: string, at: string): Promise<SigningKey | null>;
  /**
   * Revokes the keys of one account on one device, and ends its sessions there.
   * @returns hashes of the sessions that ended; null when it has no valid key there
   */
  revoke(accountId: string, deviceId: string, actor: AuditActor): Promise<string[] | null>;
}

/** Most keys remembered for one account; each sign-in may make one, and the oldest go first. */
const KEYS_OF_ACCOUNT = 500;

export function createDeviceKeyStore(database: Kysely<Tables>): DeviceKeyStore {
  return {
    register: (key, actor) =>
      database.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('device_key')
          .values({ ...key, registered_at: actor.at, ...NOT_REVOKED })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return stateOfKey(transaction, key);
        await dropOldest(transaction, key.account_id);
        const { device_id: device } = key;
        await recordAudit(transaction, {
          ...actor,
          action: 'device.register',
          subject: key.account_id,
          after: { device },
        });
        return 'registered';
      }),

    async find(id, at) {
      const key = await database.selectFrom('device_key').selectAll().where('id', '=', id).executeTakeFirst();
      const account =
        key &&
        (await database
          .selectFrom('account')
          .selectAll()
          .where('id', '=', key.account_id)
          .executeTakeFirst());
      if (!key || !account) return null;
      const { revoked_uptime } = key;
      const uptime = revoked_uptime === null ? null : await readUptime(database, at);
      return { key, account, servedSinceRevoked: uptime === null ? null : uptime - (revoked_uptime ?? 0) };
    },

    revoke: (accountId, deviceId, actor) =>
      database.transaction().execute(async (transaction) => {
        const revoked = await transaction
          .updateTable('device_key')
          .set(revokedAt(actor.at, 'device'))
          .where('account_id', '=', accountId)
          .where('device_id', '=', deviceId)
          .where('revoked_at', 'is', null)
          .returning('known_as')
          .execute();
        if (revoked.length === 0) return null;
        await recordAudit(transaction, {
          ...actor,
          action: 'device.revoke',
          subject: accountId,
          after: { device: deviceId },
        });
        const knownAs = revoked.flatMap(({ known_as }) => known_as ?? []);
        // Whichever session has registered a key without a device may register another.
        if (knownAs.length < revoked.length) return endSessionsOf(transaction, accountId);
        const ended = await transaction
          .deleteFrom('session')
          .where('account_id', '=', accountId)
          .where('device', 'in', knownAs)
          .returning('token_hash')
          .execute();
        return ended.map(({ token_hash }) => token_hash);
      }),
  };
}

/** Its sessions on a device are ended. @param knownAs as in `SessionRow`; null for a session without a device */
export async function revokeKeysOnDevice(
  transaction: Transaction<Tables>,
  accountId: string,
  knownAs: string | null,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('device_key')
    .set(revokedAt(at, 'device'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('known_as', 'is', null), where('known_as', '=', knownAs ?? '')]))
    .execute();
}

/**
 * Its password is another one: whoever knew the old one signs nothing more on other devices.
 * @param kept the device on which it was changed, as in `SessionRow`; null where it was none of them
 */
export async function revokeKeysOnOtherDevices(
  transaction: Transaction<Tables>,
  accountId: string,
  kept: string | null,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('device_key')
    .set(revokedAt(at, 'device'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('known_as', 'is', null), where('known_as', '!=', kept ?? '')]))
    .execute();
}

/** All its sessions are ended by management: what its devices sign from now on is not accepted. */
export async function revokeKeysOfAccount(
  transaction: Transaction<Tables>,
  accountId: string,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('device_key')
    .set(revokedAt(at, 'account'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

async function stateOfKey(
  transaction: Transaction<Tables>,
  { id, account_id }: Pick<DeviceKeyRow, 'id' | 'account_id'>,
): Promise<'registered' | 'revoked' | 'taken'> {
  const held = await transaction
    .selectFrom('device_key')
    .select(['account_id', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (held.account_id !== account_id) return 'taken';
  return held.revoked_at === null ? 'registered' : 'revoked';
}

async function dropOldest(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const surplus = await transaction
    .selectFrom('device_key')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .limit(1_000)
    .offset(KEYS_OF_ACCOUNT)
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await transaction.deleteFrom('device_key').where('id', 'in', ids).execute();
}
