/** Definition of corrections, for those who check them. */
import * as z from 'zod/mini';
import { lookupRequestSchema } from '../../contract/protocol/lookup.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { entryKinds } from '../entry-kinds.ts';
import { correctionSchema, correctionStrings } from './schema.ts';

const { record, ...others } = correctionSchema.shape;

/** Either names the record, whose secret its device proves, or proves the request by reference and contact. */
const eitherCorrectionSchema = z
  .object({
    ...others,
    record: z.optional(record),
    /** From any device: then `payload` has the changed fields alone, see `by-contact.ts`. */
    proof: z.optional(lookupRequestSchema),
  })
  .check(
    z.refine((sent) => sent.record !== undefined || sent.proof !== undefined, {
      error: 'The correction must name what it corrects by its id.',
      path: ['record'],
    }),
  );
/** A correction of either proof. */
export type EitherCorrection = z.output<typeof eitherCorrectionSchema>;

export const correctionDefinition = {
  ...entryKinds.correction,
  form: routes.outbox,
  // Version 2 added the proof by reference and contact. On a server that does not know it such a correction waits.
  versions: [correctionSchema, eitherCorrectionSchema],
  // `server/intake/check.ts` requires the rights for the submission that it corrects.
  who: 'anyone',
  contacts: [],
  strings: correctionStrings,
} as const;
