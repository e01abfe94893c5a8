/** The next edition's overrides: drafts laid over those that are published, or the changes of an edition taken back. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { ListedItem } from '../../src/content/editable/field.ts';
import { textOfValue } from '../../src/content/editable/field-text.ts';
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { EditionChange } from '../../src/kinds/calls/site-editions.ts';
import { draftKey } from '../../src/kinds/site-draft/schema.ts';

type Overrides = readonly FieldOverride[];

/** Lays drafts over what is published. What the site was built with needs no override. @param items what it was built with */
export function applyDrafts(
  published: Overrides,
  drafts: Overrides,
  items: readonly ListedItem[],
): FieldOverride[] {
  const all = byKey(published);
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const { item, field, language, value, source } of drafts) {
    const draft: FieldOverride = { item, field, language, value, ...(source !== undefined && { source }) };
    if (isBuilt(draft, byId.get(item))) all.delete(draftKey(draft));
    else all.set(draftKey(draft), draft);
  }
  return sorted(all);
}

/**
 * Takes back what an edition changed, as far as it still stands.
 * @param edition all that was published with it
 * @param parent all that was published before it
 */
export function undoEdition(published: Overrides, edition: Overrides, parent: Overrides): FieldOverride[] {
  const [all, since, before] = [byKey(published), byKey(edition), byKey(parent)];
  for (const key of new Set([...since.keys(), ...before.keys()])) {
    const stood = before.get(key);
    if (isDeepStrictEqual(since.get(key), stood) || !isDeepStrictEqual(all.get(key), since.get(key)))
      continue;
    if (stood) all.set(key, stood);
    else all.delete(key);
  }
  return sorted(all);
}

/** The fields in which two editions differ. */
export function changesBetween(before: Overrides, after: Overrides): EditionChange[] {
  const [old, now] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key) => {
    const [stood, stands] = [old.get(key), now.get(key)];
    const named = stands ?? stood;
    if (!named || isDeepStrictEqual(stood, stands)) return [];
    const { item, field, language } = named;
    return [{ item, field, language, before: stood?.value ?? null, after: stands?.value ?? null }];
  });
}

const byKey = (overrides: Overrides) => new Map(overrides.map((override) => [draftKey(override), override]));

/** In one order, so that the same overrides have the same name. */
const sorted = (all: ReadonlyMap<string, FieldOverride>): FieldOverride[] =>
  [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, override]) => override);

/** True for what the site was built with: a translation, only while its English is what it was built with, too. */
function isBuilt({ field, language, value, source }: FieldOverride, item: ListedItem | undefined): boolean {
  const listed = item?.fields.find(({ path }) => path === field);
  if (!listed) return false;
  if (language === 'en') return isDeepStrictEqual(value, listed.value);
  return (
    isDeepStrictEqual(value, listed[language]) &&
    (source === undefined || source === textOfValue(listed, listed.value))
  );
}
