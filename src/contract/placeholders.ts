/** What templates of answers may say of a request: `{name}`, `{dates}` … Pure. */
import type { requestKinds } from './changes.ts';
import type { FeedRecord, ListedRecord } from './records.ts';
import { readSanitisedDate } from './sanitise.ts';

export type RequestKind = (typeof requestKinds)[number];

/** The placeholders that each kind of request has. */
export const placeholdersOfKind = {
  tour: ['name', 'reference', 'dates', 'people', 'office'],
  packageBooking: ['name', 'reference', 'package', 'dates', 'people', 'price', 'office'],
  tripPlan: ['name', 'reference', 'dates', 'people', 'office'],
  flightRequest: ['name', 'reference', 'dates', 'people', 'office'],
  eventRequest: ['name', 'reference', 'package', 'dates', 'price', 'office'],
  stayBooking: ['reference', 'package', 'dates', 'people', 'office'],
} as const satisfies Readonly<Record<RequestKind, readonly string[]>>;

export type Placeholder = (typeof placeholdersOfKind)[RequestKind][number];

/** What the contract does not know: the operator's name, and what a package costs as published. */
export interface Published {
  office: string;
  priceOf: (packageName: string) => string | undefined;
}

const BRACES = /\{([^{}]*)\}/g;

/** What stands in braces in a text, in its order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACES)].map(([, name = '']) => name))];
}

/** Those in a text that a kind of request does not have. */
export function foreignPlaceholders(kind: RequestKind, text: string): string[] {
  const own: readonly string[] = placeholdersOfKind[kind];
  return placeholdersIn(text).filter((name) => !own.includes(name));
}

/** A text with the values in their places. What the request does not say stays as it is, for a person to fill in. */
export function fillPlaceholders(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(
    BRACES,
    (whole, name: string) => (Object.hasOwn(values, name) && values[name]) || whole,
  );
}

/** The values of a request; what it does not say is empty. */
export function valuesOf(
  record: FeedRecord<RequestKind>,
  { office, priceOf }: Published,
): Partial<Record<Placeholder, string>> {
  const { reference } = record;
  return { reference, office, ...ownValues(record, priceOf) };
}

function ownValues(
  record: FeedRecord<RequestKind>,
  priceOf: Published['priceOf'],
): Partial<Record<Placeholder, string>> {
  switch (record.kind) {
    case 'tour':
      return {
        name: record.customer_name,
        dates: daysInWords(readSanitisedDate(record.travel_date)),
        people: peopleInWords(record.travelers),
      };
    case 'packageBooking':
      return {
        name: record.Fullname,
        package: record.package_name,
        dates: daysInWords(record.Start_date),
        people: bookedPeople(record),
        price: priceOf(record.package_name) ?? '',
      };
    case 'tripPlan':
      return {
        name: record.name,
        dates: daysInWords(record.preferredDate),
        people: peopleInWords(record.travelers),
      };
    case 'flightRequest': {
      const { travelerDetails, fullName, travelers } = record;
      const days = travelerDetails.find(({ travelDate }) => travelDate !== '');
      return {
        name: fullName,
        dates: daysInWords(days?.travelDate, days?.returnDate),
        people: peopleInWords(travelers),
      };
    }
    case 'eventRequest':
      return {
        name: record.name,
        package: record.package,
        dates: daysInWords(record.date),
        price: priceOf(record.package) ?? '',
      };
    case 'stayBooking':
      return {
        package: record.package.replaceAll('-', ' '),
        dates: daysInWords(record.Checkin_date, record.Checkout_date),
        people: peopleInWords(record.number_of_guests),
      };
  }
}

function bookedPeople({ numberOfAdults, numberOfChildren }: ListedRecord<'packageBooking'>): string {
  const adults = numberOfAdults === 1 ? '1 adult' : `${numberOfAdults} adults`;
  if (!numberOfChildren) return adults;
  return `${adults} and ${numberOfChildren === 1 ? '1 child' : `${numberOfChildren} children`}`;
}

function peopleInWords(count: number | null): string {
  if (count === null) return '';
  return count === 1 ? '1 person' : `${count} people`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2027-06-14` as "14 Jun 2027"; two days as "14 Jun 2027 to 20 Jun 2027"; empty for nothing. */
function daysInWords(...days: readonly (string | undefined)[]): string {
  return days
    .flatMap((day) => {
      const [year, month, date] = (day ?? '').split('-').map(Number);
      return year && month && date ? `${date} ${MONTHS[month - 1]} ${year}` : [];
    })
    .join(' to ');
}
