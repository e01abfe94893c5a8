/** What a field says now in a language: published, drafted, and whether a translation is of the present English. Pure. */
import type { ListedField, ListedItem } from '../../../../content/editable/field.ts';
import { textOfValue } from '../../../../content/editable/field-text.ts';
import type { FieldOverride } from '../../../../content/editable/overrides.ts';
import type { ShownDraft } from '../../../../device/records/index.ts';
import { draftKey } from '../../../../kinds/site-draft/schema.ts';

export type Language = FieldOverride['language'];

export const LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly Language[];

/** Drafts and published fields by their keys. */
export interface SiteState {
  drafts: ReadonlyMap<string, ShownDraft>;
  published: ReadonlyMap<string, FieldOverride>;
}

export interface PresentText {
  key: string;
  language: Language;
  /** As in the form; empty where nothing is said. */
  text: string;
  /** What the site says now. */
  published: string;
  /** The draft in its place, if there is one. */
  draft: ShownDraft | undefined;
  /** Id of the last draft of it, one that is over among them. */
  seen: string | null;
  /** True for a translation of English that has changed since. */
  isOfOlderText: boolean;
  /** True for a text that has no translation and is shown in English. */
  isUntranslated: boolean;
}

/** Languages in which a field is written. */
export const languagesOf = ({ isTranslated }: ListedField): readonly Language[] =>
  isTranslated ? LANGUAGES : ['en'];

export function presentText(
  item: Pick<ListedItem, 'id'>,
  field: ListedField,
  language: Language,
  { drafts, published }: SiteState,
): PresentText {
  const key = draftKey({ item: item.id, field: field.path, language });
  const last = drafts.get(key);
  const draft = last && last.value !== null ? last : undefined;
  const override = published.get(key);
  const own = language === 'en' ? field.value : field[language];
  const standing = override ? override.value : own;
  const english = language === 'en' ? '' : presentText(item, field, 'en', { drafts, published }).text;
  const source = (draft ?? override)?.source ?? textOfValue(field, field.value);
  const value = draft ? draft.value : standing;
  return {
    key,
    language,
    text: textOfValue(field, value),
    published: textOfValue(field, standing),
    draft,
    seen: last?.id ?? null,
    isOfOlderText: language !== 'en' && value !== undefined && source !== english,
    isUntranslated: language !== 'en' && value === undefined && english !== '',
  };
}
