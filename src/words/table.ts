/** What a language is made of. */

/** For a text with a count: one form for each plural that the language has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** English texts, and what they are in another language. */
export type Table = Readonly<Record<string, string | Forms>>;

/** A language that was loaded. */
export interface Words {
  table: Table;
  /** For what the browser formats: dates, numbers, plurals. */
  locale: string;
  /** Where a link leads in this language, for languages with addresses of their own. @param address in English */
  lead?: (address: string) => string;
  /** A text with prices and spaces as this language writes them. */
  typeset: (text: string) => string;
  /** "14.06.2027" of `2027-06-14`; anything else stays as it is. */
  day: (day: string) => string;
  /** What this language says for a text; the text itself where it has none. */
  find: (text: string) => string;
  /** The form for a count. @param other the English text for many */
  formOf: (count: number, other: string) => string;
  /** What this language says for a text from elsewhere: the text itself where it is not known. */
  recognise: (text: string) => string;
}
