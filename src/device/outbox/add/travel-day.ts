/** Day of the trip of a visitor's request: people recognise a request by it, not by its reference. Pure. */

/** Field with the first day in each form of visitors; the value of the home form has no hyphens. */
const DAYS = ['travelDate', 'checkin', 'date', 'preferredDate'] as const;

/** Returns the first day of a request, `YYYY-MM-DD`; null if it names none. */
export function travelDayOf(payload: unknown): string | null {
  const values = (payload ?? {}) as Partial<Record<(typeof DAYS)[number], unknown>> & {
    travelerDetails?: readonly { travelDate?: unknown }[];
  };
  const found = [...DAYS.map((field) => values[field]), values.travelerDetails?.[0]?.travelDate];
  const day = found.find((value) => typeof value === 'string' && value !== '');
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(String(day));
  return parts ? parts.slice(1).join('-') : null;
}
