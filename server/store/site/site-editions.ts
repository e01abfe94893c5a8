/** Editions of the public site in the database: reading them, and adding one. */
import type { Kysely } from 'kysely';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import type { Edition, EditionChange } from '../../../src/kinds/calls/site-editions.ts';
import { addAuditLine } from '../admin/audit-line.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { nextSequence } from '../feed/feed-sequence.ts';
import type { SiteEditionRow } from './site-edition-rows.ts';
import { holdWaiting } from './waiting-releases.ts';

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

/** An edition that is to be added. */
export interface NewEdition extends Omit<SiteEditionRow, 'overrides' | 'changes'> {
  overrides: readonly FieldOverride[];
  changes: readonly EditionChange[];
  /** Ids of the drafts that are published with it. */
  drafts: readonly string[];
  /** True for a release that has waited for its time. */
  hasWaited?: boolean;
}

/**
 * Adds an edition behind the one before it, and ends its drafts. A draft that was changed since stays a draft.
 * @returns false when there is another edition of its number, because somebody else has published; and when a release that
 *   has waited waits no more, or its account is not allowed to publish any more: drawing it takes some seconds
 */
export async function addEdition(
  context: WriteContext,
  { drafts, overrides, changes, hasWaited = false, ...row }: NewEdition,
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  if (hasWaited && !(await holdWaiting(transaction, row.release))) return false;
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

/** Bound variables of one statement are limited. */
function* parts<Value>(values: readonly Value[], size = 500): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
