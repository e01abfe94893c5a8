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

export const lookupAnswerSchema = z.object({
  reference: z.string(),
  /** A key of the list of submissions. */
  kind: z.string(),
  /** Name of the kind for people, in the singular. */
  title: z.string(),
  /** More states come with the back office. */
  state: z.enum(['received']),
  /** The device's clock, ISO 8601. */
  capturedAt: momentSchema,
  /** The server's clock, ISO 8601. */
  receivedAt: momentSchema,
  /** The payload as it is stored, without passport numbers. */
  sent: z.record(z.string(), z.unknown()),
});
export type LookupAnswer = z.output<typeof lookupAnswerSchema>;
