/** The way back of a single change: a draft of its field with what stood there before. Pure. */

import type { ListedItem } from '../../../../../content/editable/field.ts';
import { textOfValue } from '../../../../../content/editable/field-text.ts';
import type { ShownDraft } from '../../../../../device/records/index.ts';
import type { EditionChange } from '../../../../../kinds/calls/site-editions.ts';
import type { SiteDraftChange } from '../../../../../kinds/site-draft/schema.ts';
import { presentText, type SiteState } from '../present-text.ts';

export interface FormerValue {
  change: SiteDraftChange;
  /** What is drafted of the field already, and would be replaced. */
  draft: ShownDraft | undefined;
}

/** Returns null for what this version of the program does not know, where nothing stood before, and where that stands there again. */
export function formerValue(
  items: readonly ListedItem[],
  state: SiteState,
  { item: id, field: path, language, before }: EditionChange,
): FormerValue | null {
  const item = items.find((one) => one.id === id);
  const field = item?.fields.find((one) => one.path === path);
  if (!item || !field || field.locked) return null;
  // Null stands for what the site was built with.
  const value = before ?? (language === 'en' ? field.value : field[language]);
  if (value === undefined || value === null) return null;
  const { seen, draft, text } = presentText(item, field, language, state);
  if (!draft && text === textOfValue(field, value)) return null;
  const source = language === 'en' ? undefined : presentText(item, field, 'en', state).text;
  return {
    change: {
      item: id,
      field: path,
      language,
      value: value as SiteDraftChange['value'],
      ...(source !== undefined && { source }),
      seen,
    },
    draft: draft && textOfValue(field, draft.value) !== textOfValue(field, value) ? draft : undefined,
  };
}
