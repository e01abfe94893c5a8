import { useSyncExternalStore } from 'react';
import { locale, pageLanguage, say } from '../../words/say.ts';

const subscribeNever = () => () => undefined;

let format: Intl.DateTimeFormat | undefined;
let formatted: string | undefined;

/** Created once, because on a phone that takes a hundred times as long as using it. */
function inWords(at: string): string {
  const date = new Date(at);
  // A wrong clock or answer must not crash the page.
  if (Number.isNaN(date.getTime())) return say('at an unknown time');
  const language = pageLanguage();
  if (formatted !== language) {
    formatted = language;
    // English is in the variety of the reader's browser, which any other browser language stands for as well.
    const locales = language === 'en' ? undefined : locale();
    format = new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeStyle: 'short' });
  }
  return format?.format(date) ?? at;
}

/** A point in time in the reader's zone and language. @param at ISO 8601; anything else is shown as unknown */
export function LocalTime({ at }: { at: string }) {
  // The build does not know the reader's time zone, so the text is set at hydration.
  const words = useSyncExternalStore(
    subscribeNever,
    () => inWords(at),
    () => at,
  );
  return <time dateTime={at}>{words}</time>;
}
