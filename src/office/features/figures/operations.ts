/** Live figures of the operations department. */
import type { ListedRecord } from '../../../kinds/records.ts';
import { paymentStatuses, tourStatuses } from '../../../kinds/statuses.ts';
import { countBy, countOfEach, type LabelledCount, perMonth } from './counts.ts';
import {
  requestTime,
  type UnansweredByKind,
  type UnansweredRequests,
  unansweredByKind,
  unansweredRequests,
} from './requests.ts';

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
  byStatus: LabelledCount[];
  byPayment: LabelledCount[];
  byTripType: LabelledCount[];
  /** Tour and package bookings per month in the last twelve months. */
  perMonth: LabelledCount[];
  packages: LabelledCount[];
  /** Activities that trip plans ask for. */
  activities: LabelledCount[];
  waiting: UnansweredRequests;
  waitingByKind: UnansweredByKind;
}

export function operationsFigures(records: OperationsRecords, now: Date): OperationsFigures {
  const { tours, packageBookings, tripPlans, flightRequests, eventRequests } = records;
  const requests = {
    tour: tours,
    packageBooking: packageBookings,
    tripPlan: tripPlans,
    flightRequest: flightRequests,
    eventRequest: eventRequests,
  };
  return {
    tours: tours.length,
    packageBookings: packageBookings.length,
    byStatus: countOfEach(tours, tourStatuses, (tour) => tour.tour_status),
    byPayment: countOfEach(tours, paymentStatuses, (tour) => tour.payment_status),
    byTripType: countBy(tours, (tour) => tour.trip_type),
    perMonth: perMonth([...tours, ...packageBookings], requestTime, now),
    packages: countBy(packageBookings, (booking) => booking.package_name),
    activities: countBy(tripPlans, (plan) => plan.activity),
    waiting: unansweredRequests(Object.values(requests).flat()),
    waitingByKind: unansweredByKind(requests),
  };
}
