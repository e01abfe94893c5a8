/** Bookings that staff add (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import { agreedAmountSchema, currencySchema, DEFAULT_CURRENCY } from '../../contract/money/money.ts';
import type { AnyListedFieldMap, ListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { MAX_DAYS, MAX_NAME_LENGTH } from '../../contract/values/field-bounds.ts';
import {
  choiceSchema,
  countSchema,
  lineSchema,
  longTextSchema,
  optionalContactSchema,
  optionalDateSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import { joinMessages, NOT_SAVED_MESSAGE, REQUEST_FAILED_MESSAGE } from '../messages.ts';
import { paymentStatuses, tourStatuses } from '../statuses.ts';
import type { StaffEntryDefinition } from '../submission.ts';
import type { TourFields } from './record.ts';

/** Contract string: "<field name with spaces before capitals> cannot be empty." */
export function emptyTourFieldMessage(field: string): string {
  return `${field.replace(/([A-Z])/g, ' $1')} cannot be empty.`;
}

/** A name without angle brackets. */
function bareLineOf(field: string) {
  const missing = emptyTourFieldMessage(field);
  return z.string({ error: missing }).check(
    z.overwrite((text) => text.replace(/[<>]/g, '').trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(MAX_NAME_LENGTH, `${field} may have at most ${MAX_NAME_LENGTH} characters.`),
    z.refine((text) => lineSchema(field).safeParse(text).success, missing),
  );
}

/** Required fields of an added booking. */
const neededOfTour = {
  customerName: bareLineOf('customerName'),
  tourGuide: bareLineOf('tourGuide'),
  tourStatus: z._default(choiceSchema('Tour status', tourStatuses), 'pending'),
  paymentStatus: z._default(choiceSchema('Payment status', paymentStatuses), 'Pending'),
};

/** The other fields are optional; entries of earlier versions do not have them. */
export const addedTourSchema = z.object({
  ...neededOfTour,
  travelDate: optionalDateSchema('Travel date'),
  tripType: optionalLineSchema('Trip type'),
  days: z.optional(countSchema('Days', 1, MAX_DAYS)),
  travelers: z.optional(countSchema('People', 1)),
  /** An e-mail address or a phone number. */
  contact: optionalContactSchema('Contact'),
  /** Agreed price of the whole booking. */
  price: z._default(agreedAmountSchema('Price'), ''),
  currency: z._default(currencySchema(), DEFAULT_CURRENCY),
  specialRequests: longTextSchema('Special requests'),
});

export type AddedTour = z.output<typeof addedTourSchema>;

export const listedFieldsOfAddedTour = {
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
  replyTo: 'contact',
  specialRequests: 'specialRequests',
  price: 'price',
  currency: 'currency',
} as const satisfies AnyListedFieldMap<AddedTour> & ListedFieldMap<AddedTour, TourFields>;

const neededOfTourSchema = z.object(neededOfTour);

/** Returns one alert for all problems in the required fields of an added booking; null if there are none. */
export function addedTourErrors(values: unknown): string | null {
  const { error } = neededOfTourSchema.safeParse(values);
  return error ? joinMessages(error.issues.map(({ message }) => message)) : null;
}

/** `success` is the server's message, which an alert shows. For failures the contract has no strings. */
export const addedTourStrings = {
  success: 'The booking has been added.',
  failure: REQUEST_FAILED_MESSAGE,
  notStored: NOT_SAVED_MESSAGE,
  logged: { as: 'Error adding booking', of: ['saved', 'refused', 'failed', 'not-stored'] },
} as const;

export const addedTourDefinition = {
  form: staffRoutes.operations,
  // Version 2 added the contact, and version 3 the special requests. A server that does not know them would drop them: on
  // it a booking waits.
  versions: [addedTourSchema, addedTourSchema, addedTourSchema],
  listed: listedFieldsOfAddedTour,
  strings: addedTourStrings,
} as const satisfies StaffEntryDefinition;
