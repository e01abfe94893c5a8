/** The stay booking of /stay_services (docs/contract.md#stay-booking). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { routes } from '../../contract/protocol/routes.ts';
import {
  choiceSchema,
  countSchema,
  dateSchema,
  longTextSchema,
  optionalContactSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import { NOT_SAVED_MESSAGE } from '../messages.ts';
import type { PublicEntryDefinition } from '../submission.ts';
import { stayPackages } from './stay-packages.ts';

export const stayBookingSchema = z.object({
  checkin: dateSchema('Check-in'),
  checkout: dateSchema('Check-out'),
  guests: z._default(countSchema('Number of guests', 1), 1),
  /** The form starts with room-only; a payload without a package is refused. */
  package: choiceSchema('Package', stayPackages),
  specialRequest: longTextSchema('Special request'),
  /** E-mail or phone, free text without any check. */
  Contacts: optionalContactSchema('Contacts'),
  /** Devices of before send none, and a guest may leave it out. */
  name: optionalLineSchema('Name'),
  /** Where the guests sleep: the office says so, no form of visitors asks. */
  camp: optionalLineSchema('Camp'),
});

export type StayBooking = z.output<typeof stayBookingSchema>;

export const stayBookingListedFields = {
  Checkin_date: 'checkin',
  Checkout_date: 'checkout',
  number_of_guests: 'guests',
  package: 'package',
  specialRequests: 'specialRequest',
  Contacts: 'Contacts',
  name: 'name',
  camp: 'camp',
} as const satisfies AnyListedFieldMap<StayBooking>;

/** Contract strings (docs/contract.md#strings). */
export const stayBookingStrings = {
  /** Shown when one of `stayBookingRequired` is empty; the request is sent all the same (observed quirk). */
  incomplete: 'All fields are required',
  success: 'Booking successfully submitted!',
  failure: 'Failed to submit booking. Try again.',
  notStored: NOT_SAVED_MESSAGE,
} as const;

export const stayBookingRequired = ['package', 'checkin', 'checkout'] as const;

export const stayBookingDefinition = {
  form: routes.stayServices,
  // Version 2 added name and camp. A server that does not know them would drop them: on it a booking waits.
  versions: [stayBookingSchema, stayBookingSchema],
  contacts: ['Contacts'],
  strings: stayBookingStrings,
} as const satisfies PublicEntryDefinition;
