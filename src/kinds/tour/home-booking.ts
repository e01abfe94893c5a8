/** The "Customize Your Booking" request of the home page (docs/contract.md#home-booking). */

import * as z from 'zod/mini';
import { routes } from '../../contract/protocol/routes.ts';
import {
  isCalendarDate,
  MAX_AMOUNT,
  MAX_DAYS,
  MAX_LONG_TEXT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PEOPLE,
} from '../../contract/values/field-bounds.ts';
import { emailSchema } from '../../contract/values/field-schemas.ts';
import { readSanitisedDate, sanitiseEmail, sanitiseText } from '../../contract/values/sanitise.ts';
import type { PublicEntryDefinition } from '../submission.ts';

export const tripTypes = ['safari', 'beach', 'hiking', 'combo'] as const;
/** The form offers Solo too, which carries `group`. */
export const travelerCategories = ['adult', 'family', 'honeymoon', 'group'] as const;

/** Contract string for a field that is empty, or empty once sanitised. */
export function emptyOrInvalidMessage(field: string): string {
  return `${field} cannot be empty or invalid.`;
}

function sanitisedOf(field: string, sanitise: (text: string) => string) {
  return z
    .string({ error: emptyOrInvalidMessage(field) })
    .check(
      z.overwrite(sanitise),
      z.minLength(1, { error: emptyOrInvalidMessage(field), abort: true }),
      z.maxLength(MAX_NAME_LENGTH, `${field} may have at most ${MAX_NAME_LENGTH} characters.`),
    );
}

function wholeOf(field: string, most: number) {
  const bounds = `${field} must be a whole number from 1 to ${most}.`;
  return z
    .number({ error: emptyOrInvalidMessage(field) })
    .check(z.int({ error: bounds, abort: true }), z.gte(1, bounds), z.lte(most, bounds));
}

const budgetBounds = `budget must be an amount from 0 to ${MAX_AMOUNT}.`;

/**
 * Sanitises the typed values. The server applies the same to what arrives. `email` and `replyTo` both get
 * what the person typed as e-mail address.
 */
export const homeBookingSchema = z.object({
  tripType: z.enum(tripTypes, { error: emptyOrInvalidMessage('tripType') }),
  days: wholeOf('days', MAX_DAYS),
  travelers: wholeOf('travelers', MAX_PEOPLE),
  category: z.enum(travelerCategories, { error: emptyOrInvalidMessage('category') }),
  /** US dollars per person per day. */
  budget: z
    .number({ error: emptyOrInvalidMessage('budget') })
    .check(z.gte(0, budgetBounds), z.lte(MAX_AMOUNT, budgetBounds)),
  /** Without hyphens, `20270614`; `readSanitisedDate` reads it back. */
  preferredDate: sanitisedOf('preferredDate', sanitiseText).check(
    z.refine((text) => isCalendarDate(readSanitisedDate(text)), emptyOrInvalidMessage('preferredDate')),
  ),
  name: sanitisedOf('name', sanitiseText),
  email: sanitisedOf('email', sanitiseEmail),
  /** The address as typed: sanitising would break `anna-maria@…`, and the office must be able to answer. */
  replyTo: emailSchema('email', emptyOrInvalidMessage('email'), emptyOrInvalidMessage('email')),
  /**
   * May be empty: the contract does not say which fields are required, and special requests are optional by
   * nature.
   */
  specialRequests: z._default(
    z
      .string({ error: emptyOrInvalidMessage('specialRequests') })
      .check(
        z.overwrite(sanitiseText),
        z.maxLength(
          MAX_LONG_TEXT_LENGTH,
          `specialRequests may have at most ${MAX_LONG_TEXT_LENGTH} characters.`,
        ),
      ),
    '',
  ),
});

export type HomeBooking = z.output<typeof homeBookingSchema>;

/** Everything that is wrong: the parts of the one alert, which `joinMessages` puts together. */
export function homeBookingErrors(values: unknown): string[] {
  const { error } = homeBookingSchema.safeParse(values);
  return error?.issues.map(({ message }) => message) ?? [];
}

/** Contract strings (docs/contract.md#strings); `success` is the server's message. */
export const homeBookingStrings = {
  success: 'Your booking has been received.',
  failure: 'There was an error submitting your booking. Please try again.',
  /** The text of the error follows it. */
  notStored: 'An error occurred. Please try again later',
  logged: { as: 'Error submitting booking', of: ['saved', 'not-stored'] },
  /** The success alert: the server's message, then this with the id. */
  confirmed: (message: string, bookingId: string) => `${message} your booking id ${bookingId}`,
} as const;

/** Milliseconds after the closed success alert until the page goes to `/`. */
export const HOME_REDIRECT_DELAY = 2_000;

export const homeBookingDefinition = {
  form: routes.home,
  versions: [homeBookingSchema],
  contacts: ['replyTo', 'email'],
  referenceField: 'bookingId',
  strings: homeBookingStrings,
} as const satisfies PublicEntryDefinition;
