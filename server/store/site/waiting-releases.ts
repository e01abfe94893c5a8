/** Releases of the public site that wait for their time. */
import type { Kysely } from 'kysely';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { mayEditSite } from '../../../src/contract/accounts/roles.ts';
import type { WaitingRelease } from '../../../src/kinds/calls/site-editions.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { addAuditLine } from '../admin/audit-line.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import type { SiteReleaseRow } from './site-edition-rows.ts';

/** Most releases that wait for their time. */
export const MOST_WAITING = 50;

/** A release that waits for its time. */
export interface KeptRelease {
  /** As editors see it. */
  waiting: WaitingRelease;
  /** Ids of its drafts, and what they said when it was made. */
  drafts: string[];
  overrides: FieldOverride[];
  /** What stops it since it was made: its account is disabled, or may not edit the site any more. */
  stoppedBy?: 'disabled' | 'right';
}

/** Releases that wait, the first first. @param due only those whose time has come by then, ISO 8601 */
export async function readWaiting(
  database: Kysely<Tables>,
  { due, id }: { due?: string; id?: string } = {},
): Promise<KeptRelease[]> {
  let query = database
    .selectFrom('site_release')
    .innerJoin('account', 'account.id', 'site_release.account_id')
    .selectAll('site_release')
    .select(['account.name as by', 'disabled_at', 'role', 'edits_site']);
  if (due !== undefined) query = query.where('due', '<=', due).where('problem', 'is', null);
  if (id !== undefined) query = query.where('site_release.id', '=', id);
  const rows = await query.orderBy('due').orderBy('site_release.id').limit(100).execute();
  return rows.map((row) => {
    const overrides: FieldOverride[] = JSON.parse(row.overrides);
    return {
      waiting: {
        id: row.id,
        at: row.due,
        by: { id: row.account_id, name: row.by },
        note: row.note,
        changes: overrides.map(({ item, field, language, value }) => ({
          item,
          field,
          language,
          after: value,
        })),
        ...(row.problem !== null && { problem: row.problem }),
      },
      drafts: JSON.parse(row.drafts),
      overrides,
      ...stopOf(row),
    };
  });
}

function stopOf({
  disabled_at,
  role,
  edits_site,
}: Pick<AccountRow, 'disabled_at' | 'role' | 'edits_site'>): Pick<KeptRelease, 'stoppedBy'> {
  if (disabled_at !== null) return { stoppedBy: 'disabled' };
  return mayEditSite({ role, rights: edits_site === 1 ? ['site'] : [] }) ? {} : { stoppedBy: 'right' };
}

/** Keeps a release from being taken back while it is published. @returns false when it waits no more, or may not be published */
export async function holdWaiting(transaction: WritingTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('site_release')
    .set({ problem: null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [held] = await readWaiting(transaction, { id });
  return numUpdatedRows > 0n && held?.stoppedBy === undefined;
}

/** Keeps a release until its time. A known one changes nothing. @returns false where as many wait as may */
export async function addWaiting(
  context: WriteContext,
  {
    drafts,
    overrides,
    ...row
  }: Omit<SiteReleaseRow, 'drafts' | 'overrides' | 'problem'> & {
    drafts: readonly string[];
    overrides: readonly FieldOverride[];
  },
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const waiting = await transaction.selectFrom('site_release').select('id').limit(MOST_WAITING).execute();
  if (waiting.some(({ id }) => id === row.id)) return true;
  if (waiting.length === MOST_WAITING) return false;
  const added = await transaction
    .insertInto('site_release')
    .values({ ...row, drafts: JSON.stringify(drafts), overrides: JSON.stringify(overrides), problem: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return true;
  await addAuditLine(context, {
    by: row.account_id,
    action: 'site.schedule',
    subject: 'site',
    after: { due: row.due, count: overrides.length },
    at: row.made_at,
  });
  return true;
}

/** Takes back a release that waits. @returns false when there is none */
export async function removeWaiting(
  context: WriteContext,
  id: string,
  { by, at }: { by: string; at: string },
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const { numDeletedRows } = await transaction
    .deleteFrom('site_release')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await addAuditLine(context, { by, action: 'site.unschedule', subject: 'site', at });
  return true;
}

/** Notes why a release could not be published at its time. */
export async function noteProblem(context: WriteContext, id: string, problem: string): Promise<void> {
  const transaction = await context.savepoints.begin();
  await transaction.updateTable('site_release').set({ problem }).where('id', '=', id).execute();
}
