/** The languages of the site, by their BCP 47 codes. The first one is what it is written in. */
export const languages = ['en', 'de', 'fr', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Languages in which the staff work: an account has one of them. */
export const staffLanguages = ['en', 'sw'] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

/** Languages in which travellers read pages under an address of their own: `/de/Packages` is `/Packages` in German. */
export const travelLanguages = ['de', 'fr'] as const;
export type TravelLanguage = (typeof travelLanguages)[number];

const isOneOf = <Code extends string>(list: readonly Code[], code: unknown): code is Code =>
  list.includes(code as Code);

/** True for the code of a language that this program has; a newer server may know more. */
export const isLanguage = (code: unknown): code is Language => isOneOf(languages, code);
export const isStaffLanguage = (code: unknown): code is StaffLanguage => isOneOf(staffLanguages, code);
export const isTravelLanguage = (code: unknown): code is TravelLanguage => isOneOf(travelLanguages, code);

/** The language that an address names; pages without one are in English, or in what was chosen for them. */
export const languageOfPath = (address: string): TravelLanguage | null =>
  (/^\/(de|fr)(?![^/?#])/i.exec(address)?.[1]?.toLowerCase() as TravelLanguage) ?? null;

/** The address of the same page in English. */
export const pathInEnglish = (address: string): string =>
  languageOfPath(address) ? address.slice(3).replace(/^\/?/, '/') : address;

/** The address of the same page in another language. @param address of the page in English */
export const pathInLanguage = (language: Language | null, address: string): string =>
  language === 'de' || language === 'fr'
    ? `/${language}${address}`.replace(/^(\/..)\/(?=[?#]|$)/, '$1')
    : address;
