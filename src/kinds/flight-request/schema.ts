/** The flight assistance request of /book_flight (docs/contract.md#flight-request). */

import * as z from 'zod/mini';
import type { StoredPayload } from '../../contract/protocol/listed-fields.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { cleanPhone } from '../../contract/values/clean-phone.ts';
import { MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
import {
  countSchema,
  emailSchema,
  lineSchema,
  longTextSchema,
  optionalDateSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import { nullableSealedValueSchema } from '../../contract/values/sealing.ts';
import { defaultStrings } from '../messages.ts';
import type { PublicEntryDefinition } from '../submission.ts';

export const genders = ['Male', 'Female', 'Other'] as const;

const INVALID_PHONE = 'Invalid phone number format';
const ONE_EACH = 'Traveler details must have one entry for each traveller.';
const TOO_MANY = `At most ${MAX_PEOPLE} travellers can be named in one request.`;

/** Details of a traveller, none of which is required. */
export const travelerDetailsSchema = z.object(
  {
    name: optionalLineSchema('Traveler name'),
    /** Sealed on the device before anything is stored; null when none was given. */
    passportNumber: z._default(nullableSealedValueSchema, null),
    /** Empty when not chosen. */
    gender: z._default(z.enum([...genders, ''], { error: 'Gender must be Male, Female or Other.' }), ''),
    travelDate: optionalDateSchema('Travel date'),
    returnDate: optionalDateSchema('Return date'),
    departurePoint: optionalLineSchema('Departure point'),
  },
  { error: ONE_EACH },
);

export type TravelerDetails = z.output<typeof travelerDetailsSchema>;

export const flightRequestSchema = z
  .object({
    fullName: lineSchema('Full Name', undefined, 'Full Name is required'),
    email: emailSchema('Email', 'Email is required', 'Invalid email format'),
    phone: z
      .string({ error: 'Phone Number is required' })
      .check(
        z.trim(),
        z.overwrite(cleanPhone),
        z.minLength(1, { error: 'Phone Number is required', abort: true }),
        z.regex(/^[\d+\-() ]{7,15}$/, INVALID_PHONE),
      ),
    travelers: countSchema('Number of travelers', 1),
    preferredAirline: optionalLineSchema('Preferred airline'),
    additionalRequests: longTextSchema('Additional requests'),
    // A longer list is refused before its items are checked.
    travelerDetails: z
      .array(travelerDetailsSchema, { error: ONE_EACH })
      .check(z.maxLength(MAX_PEOPLE, TOO_MANY)),
  })
  .check(
    z.refine(({ travelers, travelerDetails }) => travelers === travelerDetails.length, {
      error: ONE_EACH,
      path: ['travelerDetails'],
    }),
  );

export type FlightRequest = z.output<typeof flightRequestSchema>;

/** Number of travelers as the form reads it: at least 1, and 1 for anything that is not a number. */
export function readTravelers(typed: string): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) && number >= 1 ? number : 1;
}

/** Resizes the list to a number of travelers; typed values stay. */
export function resizeTravelers<Details>(
  list: readonly Details[],
  travelers: number,
  empty: () => Details,
): Details[] {
  return Array.from({ length: travelers }, (_, index) => list[index] ?? empty());
}

/** The contract asks for a success alert without giving its text. */
export const flightRequestStrings = defaultStrings(
  'Your flight request has been sent. We will answer by e-mail or phone.',
);

/** Milliseconds after which the success alert hides. */
export const FLIGHT_ALERT_DURATION = 5_000;

export const flightRequestDefinition = {
  form: routes.bookFlight,
  versions: [flightRequestSchema],
  contacts: ['email', 'phone'],
  strings: flightRequestStrings,
} as const satisfies PublicEntryDefinition;

type Traveler = FlightRequest['travelerDetails'][number];

export interface FlightRequestFields extends Omit<StoredPayload<FlightRequest>, 'travelerDetails'> {
  /** Travellers with `hasPassport` in place of the passport number, which `calls.passports` opens. */
  travelerDetails: readonly (Omit<Traveler, 'passportNumber'> & { hasPassport: boolean })[];
}
