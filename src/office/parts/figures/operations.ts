/** Live figures of the operations department. */
import type { ListedRecord } from '../../../contract/records.ts';
import { paymentStatuses, tourStatuses } from '../../../contract/statuses.ts';
import { average, type Count, countBy, countOfEach, perMonth, timeOfId } from './counts.ts';

export interface OperationsRecords {
  tours: readonly ListedRecord<'tour'>[];
  packageBookings: readonly ListedRecord<'packageBooking'>[];
  tripPlans: readonly ListedRecord<'tripPlan'>[];
  flightRequests: readonly ListedRecord<'flightRequest'>[];
  eventRequests: readonly ListedRecord<'eventRequest'>[];
}

export interface OperationsFigures {
  tours: number;
  packageBookings: number;
  byStatus: Count[];
  byPayment: Count[];
  byTripType: Count[];
  /** Tour and package bookings together, of the last twelve months. */
  perMonth: Count[];
  packages: Count[];
  /** What trip plans ask for. */
  activities: Count[];
  waiting: Waiting;
  /** Milliseconds from receipt to the first owner; null when none has an owner yet. */
  timeToOwner: number | null;
}

/** Requests without an owner. */
export interface Waiting {
  count: number;
  /** When the oldest of them was received, ISO 8601; null without any. */
  oldest: string | null;
}

export function operationsFigures(records: OperationsRecords, now: Date): OperationsFigures {
  const { tours, packageBookings, tripPlans, flightRequests, eventRequests } = records;
  const others = [...packageBookings, ...tripPlans, ...flightRequests, ...eventRequests];
  return {
    tours: tours.length,
    packageBookings: packageBookings.length,
    byStatus: countOfEach(tours, tourStatuses, (tour) => tour.tour_status),
    byPayment: countOfEach(tours, paymentStatuses, (tour) => tour.payment_status),
    byTripType: countBy(tours, (tour) => tour.trip_type),
    perMonth: perMonth([...tours, ...packageBookings], arrivalOf, now),
    packages: countBy(packageBookings, (booking) => booking.package_name),
    activities: countBy(tripPlans, (plan) => plan.activity),
    // A finished tour waits for nobody.
    waiting: waitingOf([...tours.filter((tour) => tour.tour_status !== 'finished'), ...others]),
    timeToOwner: timeToOwner(others),
  };
}

type Arrived = Pick<ListedRecord, 'receivedAt' | 'capturedAt'>;

/** When the office received it; an unsent one counts from when it was made. */
export function arrivalOf({ receivedAt, capturedAt }: Arrived): string {
  return receivedAt || capturedAt;
}

export function waitingOf(requests: readonly (Arrived & Pick<ListedRecord, 'owner'>)[]): Waiting {
  let oldest: string | null = null;
  let count = 0;
  for (const request of requests) {
    if (request.owner) continue;
    count += 1;
    const arrival = arrivalOf(request);
    if (oldest === null || arrival < oldest) oldest = arrival;
  }
  return { count, oldest };
}

/**
 * Only the owner of these requests ever changes, so the first change was the first owner, and its id contains
 * the time.
 */
function timeToOwner(requests: readonly Omit<ListedRecord, 'id'>[]): number | null {
  const times: number[] = [];
  for (const { owner, revision, lastChange, receivedAt } of requests) {
    const taken = owner && revision === 2 ? timeOfId(lastChange) : null;
    if (taken !== null) times.push(Math.max(0, taken - Date.parse(receivedAt)));
  }
  return average(times);
}
