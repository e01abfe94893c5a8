/**
 * Changes of accounts since a backup outlive its restore: whoever was disabled stays so, and whoever is new is there
 * under the same id, which the entries on devices name. Of passwords and roles the operator is told.
 */
import type { Kysely } from 'kysely';
import type { AccountRow } from '../accounts/account-rows.ts';
import type { Tables } from '../core/tables.ts';

/** E-mail addresses of the accounts of which a restore has something to say. */
export interface AccountsSince {
  /** Disabled since the backup, and disabled again. */
  disabled: string[];
  /** Made since the backup, and brought over. */
  added: string[];
  /** With another password or role than in the backup, which is as it was then. */
  changed: string[];
}

/** All accounts of the database that is replaced; null where it cannot be read. */
export function readAccounts(database: Kysely<Tables>): Promise<AccountRow[] | null> {
  return database
    .selectFrom('account')
    .selectAll()
    .execute()
    .catch(() => null);
}

/** @param replaced accounts of the database that was replaced */
export async function restoreAccounts(
  database: Kysely<Tables>,
  replaced: readonly AccountRow[],
): Promise<AccountsSince> {
  const since: AccountsSince = { disabled: [], added: [], changed: [] };
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'account')?.columns.map(({ name }) => name) ?? [];
  if (columns.length === 0) return since;
  const restored = await database.selectFrom('account').selectAll().execute();
  const emails = new Set(restored.map(({ email }) => email));
  for (const account of replaced) {
    const own = restored.find(({ id }) => id === account.id);
    if (!own) {
      // Another installation's first account may have the same address.
      if (emails.has(account.email)) continue;
      const known = Object.entries(account).filter(([column]) => columns.includes(column));
      await database
        .insertInto('account')
        .values(Object.fromEntries(known) as unknown as AccountRow)
        .execute();
      since.added.push(account.email);
      continue;
    }
    if (account.disabled_at !== null && own.disabled_at === null) {
      await database
        .updateTable('account')
        .set({ disabled_at: account.disabled_at })
        .where('id', '=', own.id)
        .execute();
      since.disabled.push(own.email);
    }
    const isChanged = own.password_hash !== account.password_hash || own.role !== account.role;
    if (isChanged) since.changed.push(own.email);
  }
  return since;
}

/** Lines for the operator. @param since null where no database was there that could be read */
export function describeAccounts(since: AccountsSince | null): string[] {
  if (!since) {
    return [
      'No database was here that could be read: disable again who was disabled since the backup, set passwords and roles again that were changed, and remove passkeys that were lost (npm run staff).',
    ];
  }
  const { disabled, added, changed } = since;
  return [
    ...(disabled.length > 0 ? [`Disabled since the backup, and still so: ${disabled.join(', ')}.`] : []),
    ...(added.length > 0 ? [`Accounts that were added since the backup are kept: ${added.join(', ')}.`] : []),
    ...(changed.length > 0
      ? [
          `With the password and role of the backup again: ${changed.join(', ')}. Change what was changed since.`,
        ]
      : []),
  ];
}
