/** Sessions of an account and the devices that it knows, ended one by one. */
import type { Kysely, Transaction } from 'kysely';
import type { SessionOrDevice } from '../../../src/contract/accounts/sign-in-methods.ts';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { Tables } from '../core/tables.ts';
import { revokeKeysOnDevice } from './device-keys.ts';
import type { SessionBounds } from './sessions.ts';

/**
 * Open sessions, then devices on which none is open, each by its last use.
 * @param current id of the session that asks
 */
export async function listSessionsAndDevices(
  database: Kysely<Tables>,
  accountId: string,
  { now, idleSince, deviceSince }: SessionBounds,
  current: string,
): Promise<SessionOrDevice[]> {
  const sessions = await database
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const devices = await database
    .selectFrom('trusted_device')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('last_used_at', '>=', deviceSince)
    .orderBy('last_used_at', 'desc')
    .execute();
  const open = new Set(sessions.map(({ device }) => device));
  return [
    ...sessions.map(
      (row): SessionOrDevice => ({
        id: row.token_hash,
        kind: 'session',
        browser: row.browser,
        startedAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        current: row.token_hash === current,
      }),
    ),
    ...devices
      .filter(({ token_hash }) => !open.has(token_hash))
      .map(
        (row): SessionOrDevice => ({
          id: row.token_hash,
          kind: 'device',
          browser: row.browser,
          startedAt: null,
          lastSeenAt: row.last_used_at,
          current: false,
        }),
      ),
  ];
}

/**
 * Ends one session and forgets its device, or forgets a device, with the keys by which it signs.
 * @returns hashes of the sessions that ended; null when the account has neither session nor device of this id
 */
export async function endSessionOrDevice(
  transaction: Transaction<Tables>,
  account: { id: string },
  id: string,
  actor: AuditActor,
): Promise<string[] | null> {
  const session = await transaction
    .deleteFrom('session')
    .where('token_hash', '=', id)
    .where('account_id', '=', account.id)
    .returning(['device', 'browser'])
    .executeTakeFirst();
  const device = session ? session.device : id;
  const forgotten = await transaction
    .deleteFrom('trusted_device')
    .where('token_hash', '=', device ?? '')
    .where('account_id', '=', account.id)
    .returning('browser')
    .executeTakeFirst();
  const ended = session ?? forgotten;
  if (!ended) return null;
  await revokeKeysOnDevice(transaction, account.id, device, actor.at);
  await recordAudit(transaction, {
    ...actor,
    action: session ? 'session.revoke' : 'device.forget',
    subject: account.id,
    before: { browser: ended.browser },
  });
  return session ? [id] : [];
}

/** Notes that the owner of a session has just given a password or a passkey. */
export async function recordProof(database: Kysely<Tables>, tokenHash: string, at: string): Promise<void> {
  await database.updateTable('session').set({ proved_at: at }).where('token_hash', '=', tokenHash).execute();
}
