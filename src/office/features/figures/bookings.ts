/** Live figures of the stay bookings. */
import type { ListedRecord } from '../../../kinds/records.ts';
import { stayPackages } from '../../../kinds/stay-booking/stay-packages.ts';
import { average, countOfEach, DAY, type LabelledCount, perMonth, sumOf } from './counts.ts';
import {
  type UnansweredByKind,
  type UnansweredRequests,
  unansweredByKind,
  unansweredRequests,
} from './requests.ts';

export interface BookingsFigures {
  stays: number;
  guests: number;
  byPackage: LabelledCount[];
  /** Guests by the month in which they arrive: three months back, the next eight. */
  guestsPerMonth: LabelledCount[];
  /** Null without any. */
  averageNights: number | null;
  waiting: UnansweredRequests;
  waitingByKind: UnansweredByKind;
}

export function bookingsFigures(stays: readonly ListedRecord<'stayBooking'>[], now: Date): BookingsFigures {
  const nights = stays
    .map((stay) => (Date.parse(stay.Checkout_date) - Date.parse(stay.Checkin_date)) / DAY)
    // A guest may have typed the dates the wrong way round.
    .filter((count) => count > 0);
  return {
    stays: stays.length,
    guests: sumOf(stays, (stay) => stay.number_of_guests),
    byPackage: countOfEach(stays, stayPackages, (stay) => stay.package),
    guestsPerMonth: perMonth(stays, (stay) => stay.Checkin_date, now, {
      first: -3,
      last: 8,
      amountOf: (stay) => stay.number_of_guests,
    }),
    averageNights: average(nights),
    waiting: unansweredRequests(stays),
    waitingByKind: unansweredByKind({ stayBooking: stays }),
  };
}
