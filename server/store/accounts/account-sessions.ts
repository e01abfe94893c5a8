/** Signing in and out: the sessions and devices of staff accounts. */
import type { Kysely, Transaction } from 'kysely';
import type { SessionOrDevice } from '../../../src/contract/accounts/sign-in-methods.ts';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { Tables } from '../core/tables.ts';
import type { AccountRow, SessionRow } from './account-rows.ts';
import {
  deleteSurplusSessions,
  endSessionsOf,
  findSession,
  isKnownDevice,
  isTrustedDevice,
  type OpenSession,
  pruneDevices,
  pruneSessions,
  type SessionBounds,
  touchSession,
  trustDevice,
} from './sessions.ts';
import { endSessionOrDevice, listSessionsAndDevices, recordProof } from './sessions-and-devices.ts';

export interface SignInRow {
  account: AccountRow;
  session: SessionRow & { device: string };
  /** The session that the call carried, which ends. */
  previous: string | null;
}

export interface AccountSessions {
  findSession(tokenHash: string, bounds: SessionBounds): Promise<OpenSession | null>;
  touch(open: OpenSession, now: string): Promise<void>;
  /** From now on an account's one-time password signs in no more. */
  useUpOneTimePassword(id: string, now: string): Promise<void>;
  /**
   * Starts a session. Returns the hashes of the sessions that ended for it, or null when the account was
   * disabled, or its password changed or is a one-time password that is used up. With a one-time password all
   * its other sessions end: if the answer to one sign-in was lost, the next one counts.
   */
  signIn(row: SignInRow, bounds: SessionBounds): Promise<string[] | null>;
  /** False when there was none. */
  endSession(tokenHash: string, now: string): Promise<boolean>;
  /** Removes expired sessions and returns their hashes; also removes expired devices. */
  prune(bounds: SessionBounds): Promise<string[]>;
  /** True when the account has signed in on this device before. */
  isTrustedDevice(tokenHash: string, accountId: string): Promise<boolean>;
  /** True for a token that this server issued to some device. */
  isKnownDevice(tokenHash: string): Promise<boolean>;

  /** Open sessions and known devices. @param current id of the session that asks */
  access(accountId: string, bounds: SessionBounds, current: string): Promise<SessionOrDevice[]>;
  /** Ends one of them; see `endSessionOrDevice`. */
  endAccess(accountId: string, id: string, actor: AuditActor): Promise<string[] | null>;
  /** Notes that the owner of a session has just given a password or a passkey. */
  noteProof(tokenHash: string, now: string): Promise<void>;
}

export function createAccountSessions(database: Kysely<Tables>): AccountSessions {
  const inOne = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    database.transaction().execute(work);

  return {
    findSession: (tokenHash, bounds) => findSession(database, tokenHash, bounds),
    touch: (open, now) => touchSession(database, open, now),
    async useUpOneTimePassword(id, now) {
      await database
        .updateTable('account')
        .set({ one_time_until: now })
        .where('id', '=', id)
        .where('one_time_until', '>', now)
        .execute();
    },
    signIn: ({ account, session, previous }, bounds) =>
      inOne(async (transaction) => {
        const at = bounds.now;
        const oneTime = account.must_change_password === 1;
        let entered = transaction
          .updateTable('account')
          .set({ last_seen_at: at })
          .where('id', '=', account.id)
          .where('password_hash', '=', account.password_hash)
          .where('disabled_at', 'is', null);
        if (oneTime) entered = entered.where('one_time_until', '>', at);
        const { numUpdatedRows } = await entered.executeTakeFirst();
        if (numUpdatedRows !== 1n) return null;
        const ended = await pruneSessions(transaction, bounds);
        if (oneTime) ended.push(...(await endSessionsOf(transaction, account.id)));
        if (previous && (await endSession(transaction, previous, at))) ended.push(previous);
        await transaction.insertInto('session').values(session).execute();
        await trustDevice(transaction, session);
        ended.push(...(await deleteSurplusSessions(transaction, session)));
        await recordAudit(transaction, {
          by: account.id,
          action: 'session.start',
          subject: account.id,
          at,
        });
        return ended;
      }),
    endSession: (tokenHash, now) => inOne((transaction) => endSession(transaction, tokenHash, now)),
    async prune(bounds) {
      await pruneDevices(database, bounds);
      return pruneSessions(database, bounds);
    },
    isTrustedDevice: (tokenHash, accountId) => isTrustedDevice(database, tokenHash, accountId),
    isKnownDevice: (tokenHash) => isKnownDevice(database, tokenHash),

    access: (accountId, bounds, current) => listSessionsAndDevices(database, accountId, bounds, current),
    endAccess: (accountId, id, actor) =>
      inOne(async (transaction) => {
        const account = await transaction
          .selectFrom('account')
          .selectAll()
          .where('id', '=', accountId)
          .executeTakeFirst();
        return account ? endSessionOrDevice(transaction, account, id, actor) : null;
      }),
    noteProof: (tokenHash, now) => recordProof(database, tokenHash, now),
  };
}

async function endSession(transaction: Transaction<Tables>, tokenHash: string, at: string): Promise<boolean> {
  const session = await transaction
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst();
  if (!session) return false;
  const { account_id: by } = session;
  await recordAudit(transaction, { by, action: 'session.end', subject: by, at });
  return true;
}
