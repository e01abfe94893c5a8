/** Which requests cannot wait: the trip begins within a week, and nobody has answered. Pure. */
import { isCalendarDate } from '../../../contract/values/field-bounds.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { DAY } from './counts.ts';
import { isUnanswered } from './requests.ts';

type AnyRequest = FeedRecord<RequestKind>;

/** Days before the trip from which an unanswered request is urgent. */
export const URGENT_DAYS = 7;

/** The first day of the trip, `YYYY-MM-DD`; empty where none was given. */
export function firstTravelDay(request: AnyRequest): string {
  switch (request.kind) {
    case 'tour':
      return request.travel_date;
    case 'packageBooking':
      return request.Start_date;
    case 'tripPlan':
      return request.preferredDate;
    case 'eventRequest':
      return request.date;
    case 'stayBooking':
      return request.Checkin_date;
    case 'flightRequest':
      return (
        request.travelerDetails
          .map(({ travelDate }) => travelDate)
          .filter(Boolean)
          .sort()[0] ?? ''
      );
  }
}

/** The last day of the trip, `YYYY-MM-DD`; empty where no day was given. */
export function lastTravelDay(request: AnyRequest): string {
  const first = firstTravelDay(request);
  switch (request.kind) {
    case 'tour':
    case 'packageBooking':
    case 'tripPlan':
      return isCalendarDate(first) ? daysAfter(first, Math.max(1, request.days ?? 1) - 1) : '';
    case 'stayBooking':
      return [first, request.Checkout_date].sort().at(-1) ?? '';
    case 'flightRequest':
      return (
        request.travelerDetails
          .flatMap(({ travelDate, returnDate }) => [travelDate, returnDate])
          .sort()
          .at(-1) ?? ''
      );
    case 'eventRequest':
      return first;
  }
}

/** True from a week before the trip until its day, while nobody has answered. @param today `YYYY-MM-DD` */
export function isUrgent(request: AnyRequest, today: string): boolean {
  return isUrgentTrip(request.state, firstTravelDay(request), today);
}

/**
 * True if a request is urgent, from what is known of it.
 * @param state undefined from a server that knows none
 * @param day the first of the trip, empty where none was given. @param today `YYYY-MM-DD`
 */
export function isUrgentTrip(state: string | undefined, day: string, today: string): boolean {
  if (!isUnanswered(state === undefined ? {} : { state })) return false;
  return day >= today && day <= daysAfter(today, URGENT_DAYS);
}

/** Days until the trip; 0 on its day. @param today `YYYY-MM-DD` */
export function daysUntilTrip(request: AnyRequest, today: string): number {
  return Math.round((Date.parse(firstTravelDay(request)) - Date.parse(today)) / DAY);
}

/** Counts the urgent requests of several lists. @param today `YYYY-MM-DD` */
export function countUrgent(lists: readonly (readonly AnyRequest[])[], today: string): number {
  let count = 0;
  for (const requests of lists) for (const request of requests) if (isUrgent(request, today)) count += 1;
  return count;
}

/** The calendar day so many days later. @param day `YYYY-MM-DD` */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
