/** The forms of the staff (docs/contract.md#staff-forms). */
import * as z from 'zod/mini';
import { agreedAmountOf, currencyOf, FIRST_CURRENCY } from '../money/money.ts';
import type { PublicFieldsOf } from '../protocol/public-fields.ts';
import type { RecordBase } from '../protocol/record-base.ts';
import { operatorDay } from '../values/operator-zone.ts';
import {
  amountOf,
  choiceOf,
  countOf,
  DAYS_LIMIT,
  dateOf,
  LONG_TEXT_LENGTH,
  lineOf,
  longTextOf,
  NAME_LENGTH,
  optionalDateOf,
  optionalLineOf,
} from '../values/text.ts';
import { boardingStates, deliveryStatuses, paymentStatuses, tourStatuses } from './statuses.ts';
import { joinMessages, NOT_SAVED, NOT_TAKEN } from './words.ts';

/** Contract string: "<field name with spaces before capitals> cannot be empty." */
export function emptyTourField(field: string): string {
  return `${field.replace(/([A-Z])/g, ' $1')} cannot be empty.`;
}

/** A name without angle brackets. */
function bareLineOf(field: string) {
  const missing = emptyTourField(field);
  return z.string({ error: missing }).check(
    z.overwrite((text) => text.replace(/[<>]/g, '').trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(NAME_LENGTH, `${field} may have at most ${NAME_LENGTH} characters.`),
    z.refine((text) => lineOf(field).safeParse(text).success, missing),
  );
}

/** Required fields of an added booking. */
const neededOfTour = {
  customerName: bareLineOf('customerName'),
  tourGuide: bareLineOf('tourGuide'),
  tourStatus: z._default(choiceOf('Tour status', tourStatuses), 'pending'),
  paymentStatus: z._default(choiceOf('Payment status', paymentStatuses), 'Pending'),
};

/** The other fields are optional; entries of earlier versions do not have them. */
export const addedTourSchema = z.object({
  ...neededOfTour,
  travelDate: optionalDateOf('Travel date'),
  tripType: optionalLineOf('Trip type'),
  days: z.optional(countOf('Days', 1, DAYS_LIMIT)),
  travelers: z.optional(countOf('People', 1)),
  /** Agreed price of the whole booking. */
  price: z._default(agreedAmountOf('Price'), ''),
  currency: z._default(currencyOf(), FIRST_CURRENCY),
});

export const addedTourPublicFields = {
  customer_name: 'customerName',
  travel_date: 'travelDate',
  payment_status: 'paymentStatus',
  trip_type: 'tripType',
  tour_status: 'tourStatus',
  Incharge: 'tourGuide',
  days: 'days',
  travelers: 'travelers',
  category: () => '',
  budget: () => null,
  replyTo: () => '',
  specialRequests: () => '',
  price: 'price',
  currency: 'currency',
} as const satisfies PublicFieldsOf<z.output<typeof addedTourSchema>>;

const neededOfTourSchema = z.object(neededOfTour);

/** Returns one alert for all problems in the required fields of an added booking; null if there are none. */
export function addedTourErrors(values: unknown): string | null {
  const { error } = neededOfTourSchema.safeParse(values);
  return error ? joinMessages(error.issues.map(({ message }) => message)) : null;
}

/** `success` is the server's message, which an alert shows. For failures the contract has no strings. */
export const addedTourStrings = {
  success: 'The booking has been added.',
  failure: NOT_TAKEN,
  notStored: NOT_SAVED,
  logged: { as: 'Error adding booking', of: ['saved', 'refused', 'failed', 'not-stored'] },
} as const;

export const souvenirSchema = z.object({
  item: lineOf('Item'),
  customer: lineOf('Customer'),
  quantity: countOf('Quantity', 1, 100_000),
  place: lineOf('Place of delivery'),
  boardedate: dateOf('Date of boarding'),
  /** The day on which its owner expects it, such as that of their flight. */
  promised: optionalDateOf('Promised for'),
  /** The form opens with a lower-case pending (observed quirk), which means the same. */
  deliveryStatus: z._default(
    z.pipe(
      z.transform((value: unknown) => (value === 'pending' ? 'Pending' : value)),
      choiceOf('Delivery status', deliveryStatuses),
    ),
    'Pending',
  ),
});

export type Souvenir = z.output<typeof souvenirSchema>;

export const souvenirPublicFields = {
  item: 'item',
  quantity: 'quantity',
  customer_name: 'customer',
  place_of_delivery: 'place',
  date: 'boardedate',
  delivery_status: 'deliveryStatus',
  promised: 'promised',
} as const satisfies PublicFieldsOf<Souvenir>;

const CANNOT_CONNECT = 'Failed to connect to the server. Please try again later.';

export const souvenirStrings = {
  success: 'Successfully uploaded souvenir details',
  /** With its closing space (docs/contract.md#quirks). */
  failure: 'Error ',
  notStored: CANNOT_CONNECT,
} as const;

export const personSchema = z.object({
  name: lineOf('Name'),
  transportDate: dateOf('Date of transport'),
  destination: lineOf('Destination'),
  Guider: lineOf('Guide'),
  vehicle: lineOf('Vehicle'),
  /** A phone number or an e-mail address, for the colleague who waits at the car. */
  contact: optionalLineOf('Contact'),
  requests: optionalLineOf('Special requests'),
  /** Boarding state, ticked on the manifest. */
  boarding: z._default(choiceOf('Boarding', boardingStates), 'Not checked'),
});

export type Person = z.output<typeof personSchema>;

export const personPublicFields = {
  name: 'name',
  transport_date: 'transportDate',
  vehicle: 'vehicle',
  destination: 'destination',
  guider: 'Guider',
  contact: 'contact',
  requests: 'requests',
  boarding: 'boarding',
} as const satisfies PublicFieldsOf<Person>;

export const personStrings = {
  success: 'You have successfully added people transportation details',
  /** The contract has no string; the person is told in plain words. */
  failure: NOT_TAKEN,
  notStored: CANNOT_CONNECT,
  logged: { as: 'Error adding person', of: ['refused', 'failed'] },
} as const;

export const leadSchema = z.object({
  name: lineOf('Name'),
  place: lineOf('Place'),
  socialNetwork: lineOf('Social network'),
  /** Free text (docs/contract.md#statuses). */
  converted: lineOf('Converted'),
});
export type Lead = z.output<typeof leadSchema>;

export const leadPublicFields = {
  Names: 'name',
  /** The operator's calendar day on which the lead was captured. */
  generatedOn: (_lead: unknown, { capturedAt }: RecordBase) => operatorDay(capturedAt),
  converted: 'converted',
  place: 'place',
  contant_media: 'socialNetwork',
} as const satisfies PublicFieldsOf<Lead>;

export const leadStrings = {
  success: 'Lead added successfully!',
  failure: 'Error adding lead.',
  notStored: 'An error occurred while adding the lead.',
} as const;

/** Contract string: "{field} can not be empty!" */
export function emptyCampaignField(field: string): string {
  return `${field} can not be empty!`;
}

const MOST_PEOPLE = 10_000_000_000;

export const campaignSchema = z.object({
  name: lineOf('Name', NAME_LENGTH, emptyCampaignField('name')),
  /** US dollars. */
  amountInvested: amountOf('Amount invested'),
  targetedCustomers: lineOf('Targeted customers', LONG_TEXT_LENGTH, emptyCampaignField('targetedCustomers')),
  /** People. */
  reach: countOf('Reach', 0, MOST_PEOPLE),
  /** Percent. */
  engagement: z
    .number({ error: 'Engagement must be a percentage from 0 to 100.' })
    .check(
      z.gte(0, 'Engagement must be a percentage from 0 to 100.'),
      z.lte(100, 'Engagement must be a percentage from 0 to 100.'),
    ),
});
export type Campaign = z.output<typeof campaignSchema>;

export const campaignPublicFields = {
  name: 'name',
  amountInvested: 'amountInvested',
  targetedCustomers: 'targetedCustomers',
  reach: 'reach',
  engagement: 'engagement',
} as const satisfies PublicFieldsOf<Campaign>;

/** Returns one alert for all empty fields, joined by commas; null if there are none. */
export function campaignErrors(values: Readonly<Record<keyof Campaign, string>>): string | null {
  const empty = Object.keys(campaignSchema.shape).filter(
    (field) => values[field as keyof Campaign].trim() === '',
  );
  return empty.length > 0 ? empty.map(emptyCampaignField).join(', ') : null;
}

export const campaignStrings = {
  success: 'Campaign data submitted successfully!',
  failure: 'Error submitting campaign data.',
  notStored: 'An error occurred while submitting the data.',
} as const;

/** Departments that feedback can be about. */
export const feedbackDepartments = ['Operations', 'Logistics', 'Marketing', 'Bookings', 'Finance'] as const;

export const feedbackSchema = z.object({
  customer: lineOf('Customer'),
  rating: countOf('Rating', 1, 5),
  comment: longTextOf('Comment'),
  date: dateOf('Date'),
  department: choiceOf('Department', feedbackDepartments),
});
export type Feedback = z.output<typeof feedbackSchema>;

export const feedbackPublicFields = {
  customer: 'customer',
  rating: 'rating',
  comment: 'comment',
  date: 'date',
  department: 'department',
} as const satisfies PublicFieldsOf<Feedback>;

/** The contract has no strings for this form; these are our words. */
export const feedbackStrings = {
  success: 'The feedback has been added.',
  failure: NOT_TAKEN,
  notStored: NOT_SAVED,
} as const;
