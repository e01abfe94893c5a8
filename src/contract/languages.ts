/** The languages that a person may choose, by their BCP 47 codes. The first one is what the site is written in. */
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** True for the code of a language that this program has; a newer server may know more. */
export const isLanguage = (code: unknown): code is Language => languages.includes(code as Language);
