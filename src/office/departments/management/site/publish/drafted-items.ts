/** Drafts by item, in words that a person can decide on: what stands there, what would stand there, and what is to be minded. Pure. */
import type { ListedField, ListedItem } from '../../../../../content/editable/field.ts';
import type { ShownDraft } from '../../../../../device/records/index.ts';
import { draftKey } from '../../../../../kinds/site-draft/schema.ts';
import {
  type Language,
  languagesOf,
  type PresentText,
  presentText,
  type SiteState,
} from '../present-text.ts';

/** A field in a language of which there is a draft. */
export interface DraftedField {
  key: string;
  field: ListedField;
  text: PresentText & { draft: ShownDraft };
}

/** A translation that is of an older English text, once the drafts of its item are published. */
export interface OlderTranslation {
  key: string;
  field: ListedField;
  language: Language;
}

export interface DraftedItem {
  item: ListedItem;
  fields: readonly DraftedField[];
  older: readonly OlderTranslation[];
  /** True while one of its drafts is on this device alone. */
  isWaiting: boolean;
}

/** Returns the items of which something is drafted, as they are listed, and the drafts of what this page does not know. */
export function draftedItems(
  items: readonly ListedItem[],
  state: SiteState,
): { drafted: readonly DraftedItem[]; unknown: readonly ShownDraft[] } {
  const found = new Set<string>();
  const drafted = items.flatMap((item): DraftedItem[] => {
    const texts = item.fields.flatMap((field) =>
      languagesOf(field).map((language) => ({ field, text: presentText(item, field, language, state) })),
    );
    const fields = texts.flatMap(({ field, text }): DraftedField[] => {
      const { draft, key } = text;
      if (!draft) return [];
      found.add(key);
      return [{ key, field, text: { ...text, draft } }];
    });
    if (fields.length === 0) return [];
    const changed = new Set(fields.map(({ field }) => field));
    const older = texts.flatMap(({ field, text: { key, language, isOfOlderText } }) =>
      isOfOlderText && changed.has(field) ? [{ key, field, language }] : [],
    );
    return [{ item, fields, older, isWaiting: fields.some(({ text }) => text.draft.isWaiting) }];
  });
  const unknown = [...state.drafts.values()].filter(
    (draft) => draft.value !== null && !found.has(draftKey(draft)),
  );
  return { drafted, unknown };
}

/** Ids of an item's drafts, as a release names them. */
export const draftIds = ({ fields }: Pick<DraftedItem, 'fields'>): string[] =>
  fields.map(({ text }) => text.draft.id);

/** Names of those who drafted something, each once, in the order of the drafts. */
export const authorsOf = (drafts: Iterable<Pick<ShownDraft, 'by'>>): string[] => [
  ...new Set([...drafts].map(({ by }) => by.name)),
];
