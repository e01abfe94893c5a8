/** Values of a request for the placeholders of a template. Pure. */

import { readSanitisedDate } from '../../contract/values/sanitise.ts';
import type { RequestKind } from '../list.ts';
import type { FeedRecord, ListedRecord } from '../records.ts';
import type { Placeholder } from './placeholders.ts';

/** Facts that the contract does not contain: the operator's name, and the published price of a package. */
export interface PlaceholderContext {
  office: string;
  priceOf: (packageName: string) => string | undefined;
}

/** Returns the values of a request; values that it does not contain are empty. */
export function placeholderValues(
  record: FeedRecord<RequestKind>,
  { office, priceOf }: PlaceholderContext,
): Partial<Record<Placeholder, string>> {
  const { reference } = record;
  return { reference, office, ...ownValues(record, priceOf) };
}

function ownValues(
  record: FeedRecord<RequestKind>,
  priceOf: PlaceholderContext['priceOf'],
): Partial<Record<Placeholder, string>> {
  switch (record.kind) {
    case 'tour':
      return {
        name: record.customer_name,
        dates: formatDays(readSanitisedDate(record.travel_date)),
        people: formatPeople(record.travelers),
      };
    case 'packageBooking':
      return {
        name: record.Fullname,
        package: record.package_name,
        dates: formatDays(record.Start_date),
        people: bookedPeople(record),
        price: priceOf(record.package_name) ?? '',
      };
    case 'tripPlan':
      return {
        name: record.name,
        dates: formatDays(record.preferredDate),
        people: formatPeople(record.travelers),
      };
    case 'flightRequest': {
      const { travelerDetails, fullName, travelers } = record;
      const days = travelerDetails.find(({ travelDate }) => travelDate !== '');
      return {
        name: fullName,
        dates: formatDays(days?.travelDate, days?.returnDate),
        people: formatPeople(travelers),
      };
    }
    case 'eventRequest':
      return {
        name: record.name,
        package: record.package,
        dates: formatDays(record.date),
        price: priceOf(record.package) ?? '',
      };
    case 'stayBooking':
      return {
        name: record.name,
        package: record.package.replaceAll('-', ' '),
        dates: formatDays(record.Checkin_date, record.Checkout_date),
        people: formatPeople(record.number_of_guests),
      };
  }
}

function bookedPeople({ numberOfAdults, numberOfChildren }: ListedRecord<'packageBooking'>): string {
  const adults = numberOfAdults === 1 ? '1 adult' : `${numberOfAdults} adults`;
  if (!numberOfChildren) return adults;
  return `${adults} and ${numberOfChildren === 1 ? '1 child' : `${numberOfChildren} children`}`;
}

function formatPeople(count: number | null): string {
  if (count === null) return '';
  return count === 1 ? '1 person' : `${count} people`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2027-06-14` as "14 Jun 2027"; two days as "14 Jun 2027 to 20 Jun 2027"; empty for nothing. */
function formatDays(...days: readonly (string | undefined)[]): string {
  return days
    .flatMap((day) => {
      const [year, month, date] = (day ?? '').split('-').map(Number);
      return year && month && date ? `${date} ${MONTHS[month - 1]} ${year}` : [];
    })
    .join(' to ');
}
