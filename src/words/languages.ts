import type { Language } from '../contract/values/languages.ts';

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  sw: 'Kiswahili',
};
