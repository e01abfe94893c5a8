import { sayDay } from '../words/say.ts';

/**
 * The day of a moment where the device is, as a stamp has it, in the language of the page.
 * @returns nothing for what is no moment
 */
export function dayOfMoment(at = ''): string | undefined {
  const date = new Date(at);
  // Swedes write days as the contract does.
  return Number.isNaN(date.getTime()) ? undefined : sayDay(date.toLocaleDateString('sv'));
}
