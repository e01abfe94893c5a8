/** Staff accounts: each change in one transaction with its line in the audit log. */
import type { Kysely, Transaction } from 'kysely';
import type { ListedAccess } from '../../src/contract/account-access.ts';
import type { AccountChange, AuditPage, Colleague, ListedAccount } from '../../src/contract/accounts.ts';
import { isRole } from '../../src/contract/roles.ts';
import { endAccess, listAccess, noteProof } from './access.ts';
import { type AccountOutcome, changeAccount, oneTimeUntil, toListedAccount } from './account-changes.ts';
import { type AuditActor, type AuditEntry, readAudit, recordAudit } from './audit.ts';
import { createPasskeyStore, type PasskeyStore } from './passkeys.ts';
import {
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
import type { AccountRow, SessionRow, Tables } from './tables.ts';

export interface NewAccountRow {
  id: string;
  email: string;
  name: string;
  role: string;
  passwordHash: string;
  mustChangePassword: boolean;
}

export interface SignInRow {
  account: AccountRow;
  session: SessionRow & { device: string };
  /** The session that the call carried, which ends. */
  previous: string | null;
}

export interface AccountStore {
  passkeys: PasskeyStore;
  findByEmail(email: string): Promise<AccountRow | null>;
  find(id: string): Promise<AccountRow | null>;
  list(bounds: SessionBounds): Promise<ListedAccount[]>;
  colleagues(): Promise<Colleague[]>;
  /** False when the e-mail is taken. */
  add(account: NewAccountRow, actor: AuditActor): Promise<boolean>;
  /** True when at least one account exists. */
  any(): Promise<boolean>;
  /** Like `add`, but only into a database without accounts. */
  addFirst(account: NewAccountRow, actor: AuditActor): Promise<boolean>;
  /** @param newPassword hash of the one-time password, when `resetPassword` is set */
  change(
    id: string,
    change: AccountChange,
    newPassword: string | null,
    actor: AuditActor,
  ): Promise<AccountOutcome>;
  /**
   * Sets a password, and forgives failed sign-ins. All sessions end; returns their hashes.
   * @param mustChange for a one-time password
   */
  setPassword(id: string, passwordHash: string, mustChange: boolean, actor: AuditActor): Promise<string[]>;

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
  access(accountId: string, bounds: SessionBounds, current: string): Promise<ListedAccess[]>;
  /** Ends one of them; see `endAccess`. */
  endAccess(accountId: string, id: string, actor: AuditActor): Promise<string[] | null>;
  /** Notes that the owner of a session has just given a password or a passkey. */
  noteProof(tokenHash: string, now: string): Promise<void>;

  audit(entry: AuditEntry): Promise<void>;
  readAudit(before: number | null): Promise<AuditPage>;
}

export function createAccountStore(database: Kysely<Tables>): AccountStore {
  const inOne = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    database.transaction().execute(work);
  const orNull = async <Row>(row: Promise<Row | undefined>) => (await row) ?? null;
  const accounts = (on: Kysely<Tables> = database) => on.selectFrom('account').selectAll();

  return {
    passkeys: createPasskeyStore(database),
    findByEmail: (email) => orNull(accounts().where('email', '=', email).executeTakeFirst()),
    find: (id) => orNull(accounts().where('id', '=', id).executeTakeFirst()),
    list: (bounds) => listAccounts(database, bounds),
    async colleagues() {
      const rows = await database
        .selectFrom('account')
        .select(['id', 'name', 'role'])
        .where('disabled_at', 'is', null)
        .orderBy('name')
        .execute();
      return rows.filter((row): row is Colleague => isRole(row.role));
    },
    add: (account, actor) => inOne((transaction) => addAccount(transaction, account, actor)),
    any: () => anyAccount(database),
    addFirst: (account, actor) =>
      inOne(
        async (transaction) =>
          !(await anyAccount(transaction)) && (await addAccount(transaction, account, actor)),
      ),
    change: (id, change, newPassword, actor) =>
      inOne((transaction) => changeAccount(transaction, id, change, newPassword, actor)),
    setPassword: (id, passwordHash, mustChange, actor) =>
      inOne(async (transaction) => {
        const { email } = await transaction
          .updateTable('account')
          .set({
            password_hash: passwordHash,
            must_change_password: mustChange ? 1 : 0,
            one_time_until: mustChange ? oneTimeUntil(actor.at) : null,
            unlocked_at: actor.at,
          })
          .where('id', '=', id)
          .returning('email')
          .executeTakeFirstOrThrow();
        await recordAudit(transaction, { ...actor, action: 'password.change', subject: email });
        return endSessionsOf(transaction, id);
      }),

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
        await recordAudit(transaction, {
          by: account.email,
          action: 'session.start',
          subject: account.email,
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

    access: (accountId, bounds, current) => listAccess(database, accountId, bounds, current),
    endAccess: (accountId, id, actor) =>
      inOne(async (transaction) => {
        const account = await accounts(transaction).where('id', '=', accountId).executeTakeFirst();
        return account ? endAccess(transaction, account, id, actor) : null;
      }),
    noteProof: (tokenHash, now) => noteProof(database, tokenHash, now),

    audit: (entry) => inOne((transaction) => recordAudit(transaction, entry)),
    readAudit: (before) => readAudit(database, before),
  };
}

async function anyAccount(database: Kysely<Tables>): Promise<boolean> {
  const row = await database.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function addAccount(
  transaction: Transaction<Tables>,
  account: NewAccountRow,
  actor: AuditActor,
): Promise<boolean> {
  const { id, email, name, role } = account;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('account')
    .values({
      id,
      email,
      name,
      role,
      password_hash: account.passwordHash,
      must_change_password: account.mustChangePassword ? 1 : 0,
      one_time_until: account.mustChangePassword ? oneTimeUntil(actor.at) : null,
      unlocked_at: null,
      disabled_at: null,
      created_at: actor.at,
      last_seen_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await recordAudit(transaction, { ...actor, action: 'account.add', subject: email, after: { name, role } });
  return true;
}

async function endSession(transaction: Transaction<Tables>, tokenHash: string, at: string): Promise<boolean> {
  const session = await transaction
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst();
  if (!session) return false;
  const { email } = await transaction
    .selectFrom('account')
    .select('email')
    .where('id', '=', session.account_id)
    .executeTakeFirstOrThrow();
  await recordAudit(transaction, { by: email, action: 'session.end', subject: email, at });
  return true;
}

async function listAccounts(
  database: Kysely<Tables>,
  { now, idleSince }: SessionBounds,
): Promise<ListedAccount[]> {
  const rows = await database.selectFrom('account').selectAll().orderBy('email').execute();
  const open = await database
    .selectFrom('session')
    .select('account_id')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .execute();
  const passkeys = await database.selectFrom('passkey').select('account_id').execute();
  const countOf = (held: readonly { account_id: string }[], id: string) =>
    held.filter(({ account_id }) => account_id === id).length;
  return rows.map((row) => toListedAccount(row, countOf(open, row.id), countOf(passkeys, row.id)));
}
