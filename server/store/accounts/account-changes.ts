/** Changes that management makes to an account. */
import { sql, type Transaction } from 'kysely';
import {
  type AccountChange,
  type ListedAccount,
  ONE_TIME_PASSWORD_HOURS,
} from '../../../src/contract/accounts/accounts.ts';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { Tables } from '../core/tables.ts';
import type { AccountRow } from './account-rows.ts';
import { revokeKeysOfAccount } from './device-keys.ts';
import { removePasskeysOf } from './passkeys.ts';
import { endSessionsOf } from './sessions.ts';

/** The outcome of a change to an account. */
export type AccountOutcome =
  | { done: true; account: ListedAccount; endedSessions: string[] }
  | { done: false; why: 'unknown' | 'last-management' };

/** Moment at which a one-time password given out at another moment ends, both ISO 8601. */
export function oneTimePasswordExpiry(at: string): string {
  return new Date(Date.parse(at) + ONE_TIME_PASSWORD_HOURS * 60 * 60 * 1_000).toISOString();
}

/** One line in the audit log for each thing that changes. */
export async function changeAccount(
  transaction: Transaction<Tables>,
  id: string,
  change: AccountChange,
  newPassword: string | null,
  actor: AuditActor,
): Promise<AccountOutcome> {
  // Locks the rows of all managers, so that two of them cannot disable each other at the same moment.
  await sql`update account set role = role where role = 'management'`.execute(transaction);
  const all = await transaction.selectFrom('account').selectAll().execute();
  const account = all.find((one) => one.id === id);
  if (!account) return { done: false, why: 'unknown' };
  const manages = (one: AccountRow) => one.role === 'management' && one.disabled_at === null;
  const leaves = change.disabled === true || (change.role !== undefined && change.role !== 'management');
  if (leaves && manages(account) && all.filter(manages).length === 1) {
    return { done: false, why: 'last-management' };
  }

  const log = (action: string, before?: unknown, after?: unknown) =>
    recordAudit(transaction, { ...actor, action, subject: id, before, after });
  const set: Partial<AccountRow> = {};
  if (change.name !== undefined && change.name !== account.name) {
    set.name = change.name;
    await log('account.rename');
  }
  if (change.role !== undefined && change.role !== account.role) {
    set.role = change.role;
    await log('account.role', { role: account.role }, { role: change.role });
  }
  if (change.disabled !== undefined && change.disabled !== (account.disabled_at !== null)) {
    set.disabled_at = change.disabled ? actor.at : null;
    await log(
      change.disabled ? 'account.disable' : 'account.enable',
      { disabled: !change.disabled },
      { disabled: change.disabled },
    );
  }
  if (change.editsSite !== undefined && change.editsSite !== (account.edits_site === 1)) {
    set.edits_site = change.editsSite ? 1 : 0;
    await log('account.site', { editsSite: !change.editsSite }, { editsSite: change.editsSite });
  }
  if (newPassword !== null) {
    set.password_hash = newPassword;
    set.must_change_password = 1;
    set.one_time_until = oneTimePasswordExpiry(actor.at);
    set.unlocked_at = actor.at;
    await log('password.reset');
  }
  if (change.removePasskeys) await removePasskeysOf(transaction, id, actor);
  if (change.unlock) {
    set.unlocked_at = actor.at;
    await log('account.unlock');
  }
  if (Object.keys(set).length > 0) {
    await transaction.updateTable('account').set(set).where('id', '=', id).execute();
  }
  const ends =
    change.endSessions === true ||
    change.removePasskeys === true ||
    set.role !== undefined ||
    set.disabled_at ||
    newPassword !== null;
  // A stranger who had its password, or one of its phones, signs nothing more in its name.
  if (ends) await revokeKeysOfAccount(transaction, id, actor.at);
  const endedSessions = ends ? await endSessionsOf(transaction, id) : [];
  if (change.endSessions) await log('session.revoke', { sessions: endedSessions.length }, { sessions: 0 });
  const sessions = ends ? 0 : await countOf(transaction, 'session', id);
  const passkeys = await countOf(transaction, 'passkey', id);
  return { done: true, account: toListedAccount({ ...account, ...set }, sessions, passkeys), endedSessions };
}

async function countOf(
  transaction: Transaction<Tables>,
  table: 'session' | 'passkey',
  accountId: string,
): Promise<number> {
  const rows = await transaction
    .selectFrom(table)
    .select('account_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
}

/** An account as management sees it. */
export function toListedAccount(row: AccountRow, sessions: number, passkeys: number): ListedAccount {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role as Role,
    editsSite: row.edits_site === 1,
    disabled: row.disabled_at !== null,
    mustChangePassword: row.must_change_password === 1,
    oneTimeUntil: row.must_change_password === 1 ? row.one_time_until : null,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    sessions,
    passkeys,
  };
}
