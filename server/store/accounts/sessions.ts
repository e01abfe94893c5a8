/** Sessions and the devices that accounts know. Tokens are stored hashed. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../core/tables.ts';
import type { AccountRow, SessionRow } from './account-rows.ts';
import { endChallengesOf } from './passkeys.ts';

/** An open session with its account. */
export interface OpenSession {
  session: SessionRow;
  account: AccountRow;
}

/** Times that bound what is still open: ISO 8601. */
export interface SessionBounds {
  now: string;
  /** A session last used before this has ended. */
  idleSince: string;
  /** Browsers have dropped device tokens that were last issued before this. */
  deviceSince: string;
}

/** The session of a token, unless it has ended or its account is disabled. */
export async function findSession(
  database: Kysely<Tables>,
  tokenHash: string,
  bounds: SessionBounds,
): Promise<OpenSession | null> {
  const session = await database
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', bounds.now)
    .where('last_seen_at', '>', bounds.idleSince)
    .executeTakeFirst();
  const account =
    session &&
    (await database
      .selectFrom('account')
      .selectAll()
      .where('id', '=', session.account_id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst());
  return account ? { session, account } : null;
}

export async function touchSession(database: Kysely<Tables>, { session }: OpenSession, now: string) {
  await database
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', session.token_hash)
    .execute();
  await database
    .updateTable('account')
    .set({ last_seen_at: now })
    .where('id', '=', session.account_id)
    .execute();
}

/** Ends all sessions of an account, and gives their hashes. */
export async function endSessionsOf(transaction: Transaction<Tables>, accountId: string): Promise<string[]> {
  await endChallengesOf(transaction, accountId);
  return ended(transaction.deleteFrom('session').where('account_id', '=', accountId).returning('token_hash'));
}

/** Removes what has expired and returns the hashes. */
export function pruneSessions(database: Kysely<Tables>, bounds: SessionBounds): Promise<string[]> {
  return ended(
    database
      .deleteFrom('session')
      .where((is) => is.or([is('expires_at', '<=', bounds.now), is('last_seen_at', '<=', bounds.idleSince)]))
      .returning('token_hash'),
  );
}

/** Sessions that one account may have open, and devices that it may know: many more than people have. */
const MOST_OF_ACCOUNT = 500;

/**
 * Ends what an account has beyond that, the longest unused first: each sign-in adds a session and may add a device.
 * @param newest hash of the session that begins
 * @returns hashes of the sessions that ended
 */
export async function deleteSurplusSessions(
  transaction: Transaction<Tables>,
  { account_id: account, token_hash: newest }: Pick<SessionRow, 'account_id' | 'token_hash'>,
): Promise<string[]> {
  await transaction
    .deleteFrom('trusted_device')
    .where('account_id', '=', account)
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('trusted_device')
        .select('token_hash')
        .where('account_id', '=', account)
        .orderBy('last_used_at', 'desc')
        .orderBy('token_hash')
        .limit(1_000)
        .offset(MOST_OF_ACCOUNT),
    )
    .execute();
  return ended(
    transaction
      .deleteFrom('session')
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('session')
          .select('token_hash')
          .where('account_id', '=', account)
          .where('token_hash', '!=', newest)
          .orderBy('last_seen_at', 'desc')
          .orderBy('token_hash')
          .limit(1_000)
          .offset(MOST_OF_ACCOUNT - 1),
      )
      .returning('token_hash'),
  );
}

/** Removes devices whose token no browser can still hold. */
export async function pruneDevices(database: Kysely<Tables>, { deviceSince }: SessionBounds): Promise<void> {
  await database.deleteFrom('trusted_device').where('last_used_at', '<', deviceSince).execute();
}

async function ended(query: { execute: () => Promise<{ token_hash: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ token_hash }) => token_hash);
}

/** True when the account has signed in on this device before. */
export async function isTrustedDevice(
  database: Kysely<Tables>,
  tokenHash: string,
  accountId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('trusted_device')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the device of a session that begins as one that the account knows. */
export async function trustDevice(
  transaction: Transaction<Tables>,
  { device, account_id, created_at, browser }: SessionRow & { device: string },
): Promise<void> {
  const used = { last_used_at: created_at, browser };
  await transaction
    .insertInto('trusted_device')
    .values({ token_hash: device, account_id, ...used })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet(used))
    .execute();
}

/** True for a token that this server issued to some device. */
export async function isKnownDevice(database: Kysely<Tables>, tokenHash: string): Promise<boolean> {
  const row = await database
    .selectFrom('trusted_device')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
