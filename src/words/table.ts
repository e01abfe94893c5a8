/** Types of the texts of a language. */

/** Forms of a text with a count: one for each plural that the language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** English texts and their translations. */
export type TranslationTable = Readonly<Record<string, string | PluralForms>>;

/** A language that was loaded. */
export interface Words {
  table: TranslationTable;
  /** Locale for everything that the browser formats: dates, numbers, plurals. */
  locale: string;
  /**
   * Returns the address of a link in this language, if it has its own addresses.
   * @param address in English
   */
  lead?: (address: string) => string;
  /** Formats the prices and spaces of a text as this language writes them. */
  typeset: (text: string) => string;
  /** Formats a day, such as `2027-06-14` as "14.06.2027"; anything else is returned unchanged. */
  day: (day: string) => string;
  /** Returns the translation of a text, or the text itself if there is none. */
  find: (text: string) => string;
  /** Returns the form for a count; null without a translation. @param other the English text for many */
  formOf: (count: number, other: string) => string | null;
  /**
   * Translates a text whose values are already filled in; returns the text itself if it is not recognised.
   */
  recognise: (text: string) => string;
}
