import { sayDay } from '../words/say.ts';

/**
 * The day of a moment where the device is, as a stamp has it, in the language of the page.
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
