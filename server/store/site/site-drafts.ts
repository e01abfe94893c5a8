/** Drafts of what the public site says: one row for each field and language that was ever changed. */
import { type Kysely, sql } from 'kysely';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import type { SiteDraft, SiteDraftChange } from '../../../src/kinds/site-draft/schema.ts';
import type { FeedSequence, Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { nextSequence } from '../feed/feed-sequence.ts';
import type { SiteDraftRow } from './site-draft-row.ts';

type Key = Pick<SiteDraftRow, 'item' | 'field' | 'language'>;

/** A draft, by the entry that made it. */
export interface OpenDraft extends FieldOverride {
  id: string;
}

/** Every draft that is neither published nor taken back, the one that was changed last first. */
export async function readDrafts(database: Kysely<Tables>): Promise<OpenDraft[]> {
  const rows = await database
    .selectFrom('site_draft')
    .select(['item', 'field', 'language', 'value', 'source', 'change'])
    .where('value', 'is not', null)
    .orderBy('seq', 'desc')
    .orderBy('item')
    .orderBy('field')
    .execute();
  return rows.map(({ item, field, language, value, source, change }) => ({
    id: change,
    item,
    field,
    language,
    value: JSON.parse(value ?? 'null'),
    ...(source !== null && { source }),
  }));
}

export async function findDraft(
  context: WriteContext,
  { item, field, language }: Key,
): Promise<(SiteDraftRow & { by: string }) | undefined> {
  const database = await context.savepoints.begin();
  return database
    .selectFrom('site_draft')
    .innerJoin('account', 'account.id', 'site_draft.account_id')
    .selectAll('site_draft')
    .select('account.name as by')
    .where('item', '=', item)
    .where('field', '=', field)
    .where('site_draft.language', '=', language)
    .executeTakeFirst();
}

/** Bytes of all drafts but one. */
export async function bytesOfOtherDrafts(
  context: WriteContext,
  { item, field, language }: Key,
): Promise<number> {
  const database = await context.savepoints.begin();
  const { bytes } = await database
    .selectFrom('site_draft')
    .select(
      sql<number | string>`coalesce(sum(octet_length(value) + octet_length(coalesce(source, ''))), 0)`.as(
        'bytes',
      ),
    )
    .where('value', 'is not', null)
    .where((where) =>
      where.or([where('item', '!=', item), where('field', '!=', field), where('language', '!=', language)]),
    )
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Writes a draft, or takes it back.
 * @param made the submission, its author and the server's clock
 */
export async function writeDraft(
  context: WriteContext,
  { item, field, language, value, source }: SiteDraftChange,
  made: Pick<SiteDraftRow, 'change' | 'account_id' | 'changed_at'>,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  const seq: FeedSequence = await nextSequence(transaction);
  const values = {
    value: value === null ? null : JSON.stringify(value),
    source: value === null ? null : (source ?? null),
    ...made,
    seq,
  };
  await transaction
    .insertInto('site_draft')
    .values({ item, field, language, ...values })
    .onConflict((conflict) => conflict.columns(['item', 'field', 'language']).doUpdateSet(values))
    .execute();
}

/** Drafts that changed after one place and up to another, those that are over among them. */
export async function readChangedDrafts(
  database: Kysely<Tables>,
  after: number,
  upTo: number,
): Promise<SiteDraft[]> {
  const rows = await database
    .selectFrom('site_draft')
    .innerJoin('account', 'account.id', 'site_draft.account_id')
    .select(['item', 'field', 'site_draft.language', 'value', 'source', 'account_id', 'changed_at', 'change'])
    .select('account.name as by')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute();
  return rows.map((row) => draftOfRow(row));
}

/** A draft as the feed brings it. */
export function draftOfRow({
  item,
  field,
  language,
  value,
  source,
  account_id,
  changed_at,
  change,
  by,
}: Omit<SiteDraftRow, 'seq'> & { by: string }): SiteDraft {
  return {
    id: change,
    item,
    field,
    language,
    value: value === null ? null : JSON.parse(value),
    ...(source !== null && { source }),
    by: { id: account_id, name: by },
    at: changed_at,
  };
}
