/** Changes that the operator has made to the site's content: the files of `src/content` are what was there before. */

/** A field of an item that the operator has changed. */
export interface FieldOverride {
  /** Id of the item, such as "company", "terms", "figures/midBudget", "package/midBudget", "place/serengeti", "page/home". */
  item: string;
  /** Path of the field in the item, such as "email", "phones", "deposit.answer", "head.title". A list is one field. */
  field: string;
  /** Language of the text; values that are the same in all languages are "en". */
  language: 'en' | 'de' | 'fr';
  /** JSON value, valid for the item's schema. */
  value: unknown;
  /** English text of which this translation was made; absent for English. */
  source?: string;
}

/** Name of the global value in which a thread that draws an edition finds what is published. */
export const OVERRIDES_OF_PROCESS = 'overridesOfEdition';
