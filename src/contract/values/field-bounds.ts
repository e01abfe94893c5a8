/** Bounds of what forms carry (docs/contract.md#bounds), apart from the schemas, which weigh more than most pages. */

export const MAX_NAME_LENGTH = 200;
export const MAX_LONG_TEXT_LENGTH = 2_000;
export const MAX_PEOPLE = 500;
export const MAX_DAYS = 365;
export const MAX_AMOUNT = 10_000_000;
/** A phone number is free text, but on the flight form. */
export const MAX_PHONE_LENGTH = 50;

/** True for a `YYYY-MM-DD` that the calendar has. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
