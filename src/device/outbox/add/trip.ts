/** Which trip a visitor's request is for: people know their requests by it, and not by a reference. Pure. */

/** Of every form of visitors, the field with its first day; the home form's has no hyphens. */
const DAYS = ['travelDate', 'checkin', 'date', 'preferredDate'] as const;

/** The first day that a request is for, `YYYY-MM-DD`; null where it names none. */
export function dayOfTrip(payload: unknown): string | null {
  const values = (payload ?? {}) as Partial<Record<(typeof DAYS)[number], unknown>> & {
    travelerDetails?: readonly { travelDate?: unknown }[];
  };
  const found = [...DAYS.map((field) => values[field]), values.travelerDetails?.[0]?.travelDate];
  const day = found.find((value) => typeof value === 'string' && value !== '');
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(String(day));
  return parts ? parts.slice(1).join('-') : null;
}
