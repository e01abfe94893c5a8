/** Live figures of the operations department. */
import type { ListedRecord } from '../../../kinds/records.ts';
import { paymentStatuses, tourStatuses } from '../../../kinds/statuses.ts';
import { type Count, countBy, countOfEach, perMonth } from './counts.ts';
import { arrivalOf, type Waiting, waitingOf } from './requests.ts';

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
  /** Tour and package bookings per month in the last twelve months. */
  perMonth: Count[];
  packages: Count[];
  /** Activities that trip plans ask for. */
  activities: Count[];
  waiting: Waiting;
}

export function operationsFigures(records: OperationsRecords, now: Date): OperationsFigures {
  const { tours, packageBookings, tripPlans, flightRequests, eventRequests } = records;
  return {
    tours: tours.length,
    packageBookings: packageBookings.length,
    byStatus: countOfEach(tours, tourStatuses, (tour) => tour.tour_status),
    byPayment: countOfEach(tours, paymentStatuses, (tour) => tour.payment_status),
    byTripType: countBy(tours, (tour) => tour.trip_type),
    perMonth: perMonth([...tours, ...packageBookings], arrivalOf, now),
    packages: countBy(packageBookings, (booking) => booking.package_name),
    activities: countBy(tripPlans, (plan) => plan.activity),
    waiting: waitingOf([...tours, ...packageBookings, ...tripPlans, ...flightRequests, ...eventRequests]),
  };
}
