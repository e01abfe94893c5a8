/** Days in the language of the page, without a time. */
import { locale, spoken } from '../words/say.ts';

/** "14.06.2027", "14 juin 2027" of `2027-06-14`; in English as the contract writes it. Anything else stays as it is. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (spoken() === 'en' || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The day of a moment where the device is, as a stamp has it. @returns nothing for what is no moment */
export function dayOfMoment(at: string | undefined): string | undefined {
  const date = new Date(at ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  return dayInWords(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
