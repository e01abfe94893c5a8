/** Editions of the public site in the database: reading them, adding one, and releases that wait for their time. */
import type { Kysely } from 'kysely';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { mayEditSite } from '../../../src/contract/accounts/roles.ts';
import type { Edition, EditionChange, WaitingRelease } from '../../../src/kinds/calls/site-editions.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { addAuditLine } from '../admin/audit-line.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { nextSequence } from '../feed/feed-sequence.ts';
import type { SiteEditionRow, SiteReleaseRow } from './site-edition-rows.ts';

/** What is published now. */
export interface PublishedState {
  /** Number of the current edition; 0 for the site as it was built. */
  number: number;
  /** Id of its release; empty for the site as it was built. */
  release: string;
  overrides: readonly FieldOverride[];
  /** Build and hash of its first drawing; empty for the site as it was built. */
  build: string;
  hash: string;
}

const BUILT: PublishedState = { number: 0, release: '', overrides: [], build: '', hash: '' };

export async function readPublished(database: Kysely<Tables>): Promise<PublishedState> {
  const row = await database
    .selectFrom('site_edition')
    .select(['number', 'release', 'overrides', 'build', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, overrides: JSON.parse(row.overrides) } : BUILT;
}

/** Id of the release of the current edition; empty for the site as it was built. */
export async function readPublishedRelease(database: Kysely<Tables>): Promise<string> {
  const row = await database
    .selectFrom('site_edition')
    .select('release')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.release ?? '';
}

/** All that was published with an edition; undefined where there is none of this number. */
export async function readOverrides(
  database: Kysely<Tables>,
  number: number,
): Promise<FieldOverride[] | undefined> {
  const row = await database
    .selectFrom('site_edition')
    .select('overrides')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && JSON.parse(row.overrides);
}

const editionRows = (database: Kysely<Tables>) =>
  database
    .selectFrom('site_edition')
    .innerJoin('account', 'account.id', 'site_edition.account_id')
    .select(['number', 'site_edition.at', 'account_id', 'note', 'undid', 'changes', 'account.name as by']);

/** The newest first. @param before number of the first that is not wanted any more */
export async function readEditions(
  database: Kysely<Tables>,
  before: number,
  most: number,
): Promise<Edition[]> {
  const rows = await editionRows(database)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(editionOfRow);
}

export async function findEdition(
  database: Kysely<Tables>,
  key: { number: number } | { release: string },
): Promise<Edition | undefined> {
  const rows = editionRows(database);
  const found =
    'number' in key ? rows.where('number', '=', key.number) : rows.where('release', '=', key.release);
  const row = await found.executeTakeFirst();
  return row && editionOfRow(row);
}

function editionOfRow({
  number,
  at,
  account_id,
  by,
  note,
  undid,
  changes,
}: Pick<SiteEditionRow, 'number' | 'at' | 'account_id' | 'note' | 'undid' | 'changes'> & {
  by: string;
}): Edition {
  return {
    number,
    at,
    by: { id: account_id, name: by },
    note,
    ...(undid !== null && { undid }),
    changes: JSON.parse(changes),
  };
}

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

/** An edition that is to be added. */
export interface NewEdition extends Omit<SiteEditionRow, 'overrides' | 'changes'> {
  overrides: readonly FieldOverride[];
  changes: readonly EditionChange[];
  /** Ids of the drafts that are published with it. */
  drafts: readonly string[];
}

/**
 * Adds an edition behind the one before it, and ends its drafts. A draft that was changed since stays a draft.
 * @returns false when there is another edition of its number: somebody else has published
 */
export async function addEdition(
  context: WriteContext,
  { drafts, overrides, changes, ...row }: NewEdition,
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const added = await transaction
    .insertInto('site_edition')
    .values({ ...row, overrides: JSON.stringify(overrides), changes: JSON.stringify(changes) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!added) return false;
  const seq = await nextSequence(transaction);
  const { release, account_id, at } = row;
  for (const some of parts(drafts)) {
    await transaction
      .updateTable('site_draft')
      .set({ value: null, source: null, change: release, account_id, changed_at: at, seq })
      .where('change', 'in', some)
      .execute();
  }
  await transaction.deleteFrom('site_release').where('id', '=', release).execute();
  await addAuditLine(context, {
    by: account_id,
    action: row.undid === null ? 'site.publish' : 'site.undo',
    subject: 'site',
    // What is written may be anything, so that only its places are here.
    after: {
      edition: row.number,
      ...(row.undid !== null && { undid: row.undid }),
      fields: changes.slice(0, 20).map(({ item, field, language }) => `${item} ${field} ${language}`),
      count: changes.length,
    },
    at,
  });
  context.outcome.moved = true;
  return true;
}

/** Keeps a release until its time. Known ones change nothing. */
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
): Promise<void> {
  const transaction = await context.savepoints.begin();
  await transaction
    .insertInto('site_release')
    .values({ ...row, drafts: JSON.stringify(drafts), overrides: JSON.stringify(overrides), problem: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addAuditLine(context, {
    by: row.account_id,
    action: 'site.schedule',
    subject: 'site',
    after: { due: row.due, count: overrides.length },
    at: row.made_at,
  });
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

/** Bound variables of one statement are limited. */
function* parts<Value>(values: readonly Value[], size = 500): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
