/**
 * Photographs that no draft, waiting release or edition uses: uploads that never became whole, and pictures that were
 * replaced before they were published.
 */
import type { Kysely } from 'kysely';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import type { EditionChange } from '../../../src/kinds/calls/site-editions.ts';
import type { Tables } from '../core/tables.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { type ExpiryLimits, isExpiredTime } from '../removal/retention/expired.ts';
import { readPublished } from './site-editions.ts';

/** Editions read at once. */
const AT_ONCE = 500;

/** Ids of all photographs that an edition has shown: what it changed says so, and each edition can be gone back to. */
export async function readPhotosOfEditions(database: Kysely<Tables>): Promise<Set<string>> {
  const named = new Set<string>();
  for (let last = 0; ; ) {
    const editions = await database
      .selectFrom('site_edition')
      .select(['number', 'changes'])
      .where('number', '>', last)
      .where('changes', 'like', '%"photo/%')
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const { changes } of editions) {
      for (const { item, field, before, after } of JSON.parse(changes) as EditionChange[]) {
        addPhoto(named, { item, field, value: before });
        addPhoto(named, { item, field, value: after });
      }
    }
    if (editions.length < AT_ONCE) return named;
    last = editions.at(-1)?.number ?? 0;
  }
}

/**
 * Removes photographs of before a time that no draft, edition or waiting release names, the oldest first.
 * @param transaction has locked the feed, so that nobody drafts in between
 * @param ofEditions ids of those that were published until shortly before
 * @returns how many
 */
export async function removeUnusedPhotos(
  transaction: WritingTransaction,
  before: ExpiryLimits,
  ofEditions: ReadonlySet<string>,
  most: number,
): Promise<number> {
  const old = await transaction
    .selectFrom('site_photo')
    .select('id')
    .where(isExpiredTime('made_at', before))
    .orderBy('made_at')
    .execute();
  if (old.length === 0) return 0;
  const named = await readPhotosInUse(transaction);
  const ids = old
    .map(({ id }) => id)
    .filter((id) => !named.has(id) && !ofEditions.has(id))
    .slice(0, most);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('site_photo_part').where('photo', 'in', ids).execute();
  await transaction.deleteFrom('site_photo').where('id', 'in', ids).execute();
  return ids.length;
}

/** Ids of the photographs of drafts, of releases that wait, and of the edition that is shown. */
async function readPhotosInUse(database: Kysely<Tables>): Promise<Set<string>> {
  const drafts = await database
    .selectFrom('site_draft')
    .select(['item', 'field', 'value'])
    .where('field', '=', 'picture')
    .where('value', 'is not', null)
    .execute();
  const waiting = await database.selectFrom('site_release').select('overrides').execute();
  const published = await readPublished(database);
  const named = new Set<string>();
  for (const { value, ...draft } of drafts) addPhoto(named, { ...draft, value: JSON.parse(value ?? 'null') });
  for (const { overrides } of waiting)
    for (const override of JSON.parse(overrides) as FieldOverride[]) addPhoto(named, override);
  for (const override of published.overrides) addPhoto(named, override);
  return named;
}

/** Adds the id that the field of a photograph has; no other field names one. */
function addPhoto(
  named: Set<string>,
  { item, field, value }: { item: string; field: string; value?: unknown },
): void {
  if (item.startsWith('photo/') && field === 'picture' && typeof value === 'string') named.add(value);
}
