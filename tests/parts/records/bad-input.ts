/** Values that each field of the six forms must refuse, and texts that it must take as they are. */
import type { FormValues, formPages } from '../pages/form-page.ts';

export type FormKind = keyof typeof formPages;

export interface BadInput {
  /** Values that a traveller would send. */
  good: FormValues;
  /** Values that each field refuses, with words under it. */
  wrong: Record<string, readonly string[]>;
  /** Fields whose text arrives as it was typed, and table and column where it stands then. */
  texts: Record<string, readonly [table: string, column: string]>;
  /** The field for long texts. */
  long: string;
}

/** Texts that must arrive unharmed, and do nothing on the way. */
export const oddTexts = [
  '🦒 giraffe 👩‍👩‍👧',
  'مرحبا بالعالم',
  '\u202eevil\u202c',
  'a\u200bb',
  '<script>window.pwned=1</script>',
  '<img src=x onerror=window.pwned=1>',
  "'; DROP TABLE submission; --",
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(A1) +1 -1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text as somebody may type it
  '{{7*7}} ${7*7} %00 &lt;b&gt; \\u0041',
] as const;

const empty = ['', '   ', '\u200b\u200d'];
const unstorable = 'A\u0000B';
const lineOf = (length: number) => [...empty, 'x'.repeat(length + 1), unstorable];
const line = lineOf(200);
const optionalLine = ['x'.repeat(201), unstorable];
const longText = ['x'.repeat(2_001), unstorable, '🦒'.repeat(2_001)];
const email = [
  ...line,
  'amina',
  'a@b@example.com',
  "x' OR 1=1 --",
  '<script>window.pwned=1</script>@example.com',
  '=1+1',
  '🦒@example.com',
  'a\u200bb@example.com',
  `${'a'.repeat(200)}@example.com`,
];
/** Values that a number field hands over, unlike 1e309 and the like: see `typed` in the test. */
const countUpTo = (most: number, least = 1) => [String(least - 1), '-7', '1.5', '1e3', String(most + 1)];
const amount = ['-0.01', '10000000.01', '1e300'];
/** Values that a date field hands over, and that the contract does not take. */
const date = ['', '12027-06-14', '275760-09-13'];
/** Sanitising leaves nothing of these. */
const sanitised = [...empty, '🦒🦒', '<>-/=+;', '\u202e\u202c', 'x'.repeat(201)];

export const badInput: Record<FormKind, BadInput> = {
  homeBooking: {
    good: {
      tripType: 'combo',
      days: '8',
      travelers: '3',
      category: 'adult',
      budget: '231.25',
      preferredDate: '2027-06-14',
      name: 'José Ngũgĩ',
      email: 'anna-maria@example.com',
      specialRequests: 'A tent',
    },
    wrong: {
      days: ['', ...countUpTo(365)],
      travelers: ['', ...countUpTo(500)],
      budget: ['', ...amount],
      preferredDate: date,
      name: sanitised,
      // The sanitised address may be longer than `replyTo`, which is kept to answer to.
      email: email.filter((text) => text !== unstorable),
      specialRequests: ['x'.repeat(2_001)],
    },
    texts: {},
    long: 'specialRequests',
  },
  tripPlan: {
    good: {
      activity: 'Walking safari',
      days: '5',
      travelers: '2',
      category: 'Family',
      budget: '5000',
      preferredDate: '2027-08-01',
      name: 'Nuru Al-Farsi',
      email: 'nuru@example.com',
      specialRequest: 'A balloon',
    },
    wrong: {
      activity: optionalLine,
      days: countUpTo(365),
      travelers: ['', ...countUpTo(500)],
      budget: amount,
      preferredDate: date,
      name: line,
      email,
      specialRequest: longText,
    },
    texts: {
      activity: ['trip_plan', 'activity'],
      name: ['trip_plan', 'name'],
      specialRequest: ['trip_plan', 'special_request'],
    },
    long: 'specialRequest',
  },
  packageBooking: {
    good: {
      fullName: 'Amina Okoye',
      email: 'amina@example.com',
      phone: '+255700123456',
      numberOfAdults: '2',
      numberOfChildren: '',
      travelDate: '2027-06-14',
      specialRequests: '',
    },
    wrong: {
      fullName: line,
      email,
      phone: lineOf(50),
      numberOfAdults: ['', ...countUpTo(500)],
      numberOfChildren: countUpTo(500, 0),
      travelDate: date,
      specialRequests: longText,
    },
    texts: {
      fullName: ['package_booking', 'full_name'],
      phone: ['package_booking', 'phone'],
      specialRequests: ['package_booking', 'special_requests'],
    },
    long: 'specialRequests',
  },
  stayBooking: {
    good: {
      package: 'room-only',
      checkin: '2027-07-01',
      checkout: '2027-07-04',
      guests: '2',
      Contacts: 'juma@example.com',
      specialRequest: '',
    },
    wrong: {
      // An empty date goes out all the same and is refused there: see tests of the form itself.
      checkin: date.slice(1),
      checkout: date.slice(1),
      guests: countUpTo(500),
      Contacts: optionalLine,
      specialRequest: longText,
    },
    texts: {
      Contacts: ['stay_booking', 'contacts'],
      specialRequest: ['stay_booking', 'special_request'],
    },
    long: 'specialRequest',
  },
  flightRequest: {
    good: {
      fullName: 'Søren Łukasz',
      email: 'soren@example.com',
      phone: '+4512345678',
      preferredAirline: '',
      travelers: '1',
      'travelerDetails.0.name': '',
      'travelerDetails.0.passportNumber': '',
      'travelerDetails.0.departurePoint': '',
      'travelerDetails.0.travelDate': '',
      'travelerDetails.0.returnDate': '',
      additionalRequests: '',
    },
    wrong: {
      fullName: line,
      email,
      phone: [...empty, '123456', '1234567890123456', '12345abc', '=1+1+1+1', '🦒🦒🦒🦒'],
      preferredAirline: optionalLine,
      'travelerDetails.0.name': optionalLine,
      'travelerDetails.0.departurePoint': optionalLine,
      'travelerDetails.0.travelDate': date.slice(1),
      'travelerDetails.0.returnDate': date.slice(1),
      additionalRequests: longText,
    },
    texts: {
      fullName: ['flight_request', 'full_name'],
      preferredAirline: ['flight_request', 'preferred_airline'],
      additionalRequests: ['flight_request', 'additional_requests'],
      'travelerDetails.0.name': ['flight_traveler', 'name'],
      'travelerDetails.0.departurePoint': ['flight_traveler', 'departure_point'],
    },
    long: 'additionalRequests',
  },
  eventRequest: {
    good: {
      name: 'Grace Mollel',
      email: 'grace@example.com',
      phone: '0712345679',
      date: '2027-11-20',
      package: 'Executive Retreat',
      message: '',
    },
    wrong: { name: line, email, phone: lineOf(50), date, package: [''], message: longText },
    texts: {
      name: ['event_request', 'name'],
      phone: ['event_request', 'phone'],
      message: ['event_request', 'message'],
    },
    long: 'message',
  },
};
