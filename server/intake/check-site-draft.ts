/** Drafts of the public site, checked by what the content says of their field. */

import { fieldSchema } from '../../src/content/editable/field-schema.ts';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import type { SiteDraftChange } from '../../src/kinds/site-draft/schema.ts';

type CheckedDraft = { value: SiteDraftChange['value'] } | { problem: Problem } | 'unknown';

/**
 * @returns the value as it is stored, or what is wrong with it; "unknown" for a field that another version of the program
 *   may have
 */
export async function checkSiteDraft({
  item,
  field,
  language,
  value,
}: SiteDraftChange): Promise<CheckedDraft> {
  // All of the content, which the server needs for nothing else.
  const { findItem } = await import('../../src/content/editable/items.ts');
  const found = findItem(item);
  const described = found?.fields.find(({ path }) => path === field);
  if (!found || !described) return 'unknown';
  if (described.locked) return problemOf(described.locked);
  if (language !== 'en' && !described.isTranslated) return problemOf('This is the same in every language.');
  // A draft that is taken back has none.
  if (value === null) return { value };
  const parsed = fieldSchema(described, found.values).safeParse(value);
  if (parsed.success) return { value: parsed.data as SiteDraftChange['value'] };
  return problemOf(parsed.error.issues[0]?.message ?? 'This value cannot be used here.');
}

const problemOf = (message: string) => ({ problem: { message, fields: { value: message } } });
