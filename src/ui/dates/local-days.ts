import { locale, pageLanguage, sayDay } from '../../words/say.ts';

/**
 * Formats the day of a moment where the device is, in the language of the page.
 * @returns nothing for what is no moment
 */
export function formatDayOf(at = ''): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : sayDay(localDay(date));
}

/**
 * The calendar day of a moment by the clock on the wall where the device is: `YYYY-MM-DD`.
 * @param at not invalid
 */
export function localDay(at: Date): string {
  // Swedes write days as the contract does.
  return at.toLocaleDateString('sv');
}

const longFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language, because on a phone that takes a hundred times as long as using it. */
function longFormatIn(locales: string): Intl.DateTimeFormat {
  const known = longFormats.get(locales);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales, { dateStyle: 'long', timeZone: 'UTC' });
  longFormats.set(locales, made);
  return made;
}

/** A day, `YYYY-MM-DD`, as a sentence has it, in the language of the page: "14 June 2027". */
export function formatLongDay(day: string): string {
  return longFormatIn(pageLanguage() === 'en' ? 'en-GB' : locale()).format(new Date(`${day}T00:00:00Z`));
}
