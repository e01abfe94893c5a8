/** The stay booking of /stay_services (docs/contract.md#stay-booking). */
import * as z from 'zod/mini';
import { choiceOf, countOf, dateOf, longTextOf, optionalLineOf } from '../values/text.ts';
import { stayPackages } from './stay-packages.ts';
import { NOT_SAVED } from './words.ts';

export const stayBookingSchema = z.object({
  checkin: dateOf('Check-in'),
  checkout: dateOf('Check-out'),
  guests: z._default(countOf('Number of guests', 1), 1),
  /** The form starts with room-only; a payload without a package is refused. */
  package: choiceOf('Package', stayPackages),
  specialRequest: longTextOf('Special request'),
  /** E-mail or phone, free text without any check. */
  Contacts: optionalLineOf('Contacts'),
});

export type StayBooking = z.output<typeof stayBookingSchema>;

/** Contract strings (docs/contract.md#strings). */
export const stayBookingStrings = {
  /** Shown when one of `stayBookingRequired` is empty; the request is sent all the same (observed quirk). */
  incomplete: 'All fields are required',
  success: 'Booking successfully submitted!',
  failure: 'Failed to submit booking. Try again.',
  notStored: NOT_SAVED,
} as const;

export const stayBookingRequired = ['package', 'checkin', 'checkout'] as const;
