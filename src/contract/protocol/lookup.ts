/** Look-up of a request by its reference and the contact that it was made with: `POST /api/lookup`. */
import * as z from 'zod/mini';
import { lineSchema } from '../values/field-schemas.ts';
import { momentSchema } from '../values/moment.ts';
import { parseReference } from '../values/reference.ts';

export const lookupStrings = {
  /** The same message for an unknown reference and for a wrong contact. */
  notFound: 'We have no request with this reference and contact. Please check both.',
  noReference: 'This is not one of our references. Ours look like PB-7Q4M-2XN9-K.',
} as const;

export const lookupRequestSchema = z.object({
  /** As people type it; read by `parseReference`. */
  reference: lineSchema('Reference', 40).check(
    z.refine((text) => parseReference(text) !== null, lookupStrings.noReference),
  ),
  contact: lineSchema('E-mail or phone'),
});
export type LookupRequest = z.output<typeof lookupRequestSchema>;

/** State of a request as its guest may know it: a lost one is `closed`, and nobody is told why. */
export const guestStates = ['received', 'answered', 'quoted', 'confirmed', 'done', 'closed'] as const;
export type GuestState = (typeof guestStates)[number];

/** Events that the history of a request tells its guest: each state, and that its content was corrected. */
export const guestEvents = [...guestStates, 'corrected'] as const;
export type GuestEvent = (typeof guestEvents)[number];

export const lookupAnswerSchema = z.object({
  reference: z.string(),
  /** A key of the list of submissions. */
  kind: z.string(),
  /** Name of the kind for people, in the singular. */
  title: z.string(),
  /** Older pages read no other value: how far the office is stands in `progress`. */
  state: z.enum(['received']),
  /** Absent from older servers, and for states that only a later version knows. */
  progress: z.optional(
    z.object({
      /** One of `guestStates`, unless a later server says something else. */
      state: z.string(),
      /** Time at which the office set it, ISO 8601; absent where nobody did. */
      at: z.optional(momentSchema),
    }),
  ),
  /**
   * The way to that state, the oldest event first; what the office took back is left out. Absent from older servers, and
   * where there is no `progress`.
   */
  history: z.optional(
    z.array(
      z.object({
        /** One of `guestEvents`, unless a later server says something else. */
        event: z.string(),
        /** ISO 8601; absent where it is not known. */
        at: z.optional(momentSchema),
      }),
    ),
  ),
  /** The device's clock, ISO 8601. */
  capturedAt: momentSchema,
  /** The server's clock, ISO 8601. */
  receivedAt: momentSchema,
  /** The payload as it is stored, without passport numbers. */
  sent: z.record(z.string(), z.unknown()),
});
export type LookupAnswer = z.output<typeof lookupAnswerSchema>;
