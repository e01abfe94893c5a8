/** Staff accounts: each change in one transaction with its line in the audit log. */
import type { Kysely, Transaction } from 'kysely';
import type { AccountChange, Colleague, ListedAccount } from '../../../src/contract/accounts/accounts.ts';
import type { AuditPage } from '../../../src/contract/accounts/audit.ts';
import { isRole } from '../../../src/contract/accounts/roles.ts';
import type { StaffLanguage } from '../../../src/contract/values/languages.ts';
import { type AuditActor, type AuditEntry, recordAudit } from '../admin/audit.ts';
import { type AuditFilter, readAudit } from '../admin/audit-pages.ts';
import type { Tables } from '../core/tables.ts';
import {
  type AccountOutcome,
  changeAccount,
  oneTimePasswordExpiry,
  toListedAccount,
} from './account-changes.ts';
import type { AccountRow } from './account-rows.ts';
import { type AccountSessions, createAccountSessions } from './account-sessions.ts';
import { revokeKeysOnOtherDevices } from './device-keys.ts';
import { createPasskeyStore, type PasskeyStore } from './passkeys.ts';
import { endSessionsOf, type SessionBounds } from './sessions.ts';

export interface NewAccountRow {
  id: string;
  email: string;
  name: string;
  role: string;
  passwordHash: string;
  mustChangePassword: boolean;
}

/** Accounts, with the sessions that people have with them. */
export interface AccountStore extends AccountSessions {
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
   * Sets a password, and forgives failed sign-ins. All sessions end, and other devices sign nothing more for it;
   * returns the hashes of the sessions.
   * @param mustChange for a one-time password
   * @param kept the device on which its owner sets it, as in `SessionRow`; null for nobody’s
   */
  setPassword(
    id: string,
    passwordHash: string,
    mustChange: boolean,
    actor: AuditActor,
    kept?: string | null,
  ): Promise<string[]>;
  /** Nothing is written when it is the account's language already. */
  setLanguage(id: string, language: StaffLanguage, actor: AuditActor): Promise<void>;

  audit(entry: AuditEntry): Promise<void>;
  /** A page of the audit log, newest first. @throws NoSuchAuditLine */
  readAudit(filter?: AuditFilter): Promise<AuditPage>;
}

export function createAccountStore(database: Kysely<Tables>): AccountStore {
  const inOne = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    database.transaction().execute(work);
  const orNull = async <Row>(row: Promise<Row | undefined>) => (await row) ?? null;
  const accounts = (on: Kysely<Tables> = database) => on.selectFrom('account').selectAll();

  return {
    ...createAccountSessions(database),
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
    setPassword: (id, passwordHash, mustChange, actor, kept = null) =>
      inOne(async (transaction) => {
        await transaction
          .updateTable('account')
          .set({
            password_hash: passwordHash,
            must_change_password: mustChange ? 1 : 0,
            one_time_until: mustChange ? oneTimePasswordExpiry(actor.at) : null,
            unlocked_at: actor.at,
          })
          .where('id', '=', id)
          .execute();
        await recordAudit(transaction, { ...actor, action: 'password.change', subject: id });
        await revokeKeysOnOtherDevices(transaction, id, kept, actor.at);
        return endSessionsOf(transaction, id);
      }),
    setLanguage: (id, language, actor) =>
      inOne((transaction) => setLanguage(transaction, id, language, actor)),

    audit: (entry) => inOne((transaction) => recordAudit(transaction, entry)),
    readAudit: (filter) => readAudit(database, filter),
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
      one_time_until: account.mustChangePassword ? oneTimePasswordExpiry(actor.at) : null,
      unlocked_at: null,
      disabled_at: null,
      created_at: actor.at,
      last_seen_at: null,
      language: null,
      edits_site: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await recordAudit(transaction, { ...actor, action: 'account.add', subject: id, after: { role } });
  return true;
}

async function setLanguage(
  transaction: Transaction<Tables>,
  id: string,
  language: StaffLanguage,
  actor: AuditActor,
): Promise<void> {
  const account = transaction.selectFrom('account').select('language').where('id', '=', id);
  const before = (await account.executeTakeFirst())?.language ?? null;
  if (before === language) return;
  await transaction.updateTable('account').set({ language }).where('id', '=', id).execute();
  await recordAudit(transaction, {
    ...actor,
    action: 'account.language',
    subject: id,
    before: { language: before },
    after: { language },
  });
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
