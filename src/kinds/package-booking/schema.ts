/** The package booking request of /package_booking (docs/contract.md#package-booking). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap, StoredPayload } from '../../contract/protocol/listed-fields.ts';
import { routes } from '../../contract/protocol/routes.ts';
import {
  countSchema,
  dateSchema,
  emailSchema,
  lineSchema,
  longTextSchema,
  optionalLineSchema,
  phoneSchema,
} from '../../contract/values/field-schemas.ts';
import { NOT_SAVED_MESSAGE } from '../messages.ts';
import type { PublicEntryDefinition } from '../submission.ts';

export const DEFAULT_PACKAGE_NAME = 'Default Package Name';

/** Characters of the price that a guest was shown. */
export const MAX_SHOWN_PRICE_LENGTH = 500;

export const packageBookingSchema = z.object({
  fullName: lineSchema('Full name'),
  email: emailSchema('E-mail'),
  phone: phoneSchema('Phone'),
  numberOfAdults: countSchema('Number of adults', 1),
  numberOfChildren: z.optional(countSchema('Number of children', 0)),
  travelDate: dateSchema('Travel date'),
  specialRequests: longTextSchema('Special requests'),
  Tripname: z._default(lineSchema('Package name'), DEFAULT_PACKAGE_NAME),
  /** What the page said that it costs, in the guest's language; nobody types it, and devices of before send none. */
  priceShown: optionalLineSchema('Price shown', MAX_SHOWN_PRICE_LENGTH),
});

export type PackageBooking = z.output<typeof packageBookingSchema>;

/** The field of the booking that each listed field shows; its length and season are in the catalogue of the server. */
export const packageBookingListedFields = {
  package_name: 'Tripname',
  Start_date: 'travelDate',
  Fullname: 'fullName',
  email: 'email',
  phone: 'phone',
  numberOfAdults: 'numberOfAdults',
  numberOfChildren: 'numberOfChildren',
  specialRequests: 'specialRequests',
  priceShown: 'priceShown',
} as const satisfies AnyListedFieldMap<PackageBooking>;

/** Its length and season are in the catalogue of the server, not in the booking. */
export interface PackageBookingFields
  extends Omit<StoredPayload<PackageBooking>, 'Tripname' | 'fullName' | 'travelDate'> {
  package_name: string;
  /** Days from the catalogue; null for a package that is not in it. */
  days: number | null;
  Start_date: string;
  availability_status: string;
  Fullname: string;
}

/** Contract strings (docs/contract.md#strings), spelling mistakes included. */
export const packageBookingStrings = {
  confirm: (packageName: string) => `You are about to book for ${packageName}. Click OK to proceed.`,
  incomplete: 'make sure you fill all the Fields',
  success: 'Congatulations You have succesfull Reserved Your Booking!',
  failure: 'error in subumiiting you details pleasw try again later',
  /** The contract has no string for a device that cannot store it; the person is told in plain words. */
  notStored: NOT_SAVED_MESSAGE,
  logged: { as: 'Error submitting package booking', of: ['saved', 'not-stored'] },
} as const;

/** Fields that must not be empty before anything is sent. */
export const packageBookingRequired = ['fullName', 'email', 'phone', 'numberOfAdults', 'travelDate'] as const;

export const packageBookingDefinition = {
  form: routes.packageBooking,
  // Version 2 added priceShown. A server that does not know it would drop it: on it a booking waits.
  versions: [packageBookingSchema, packageBookingSchema],
  contacts: ['email', 'phone'],
  strings: packageBookingStrings,
} as const satisfies PublicEntryDefinition;
