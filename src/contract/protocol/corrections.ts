/**
 * Corrections of what was submitted before (docs/contract.md#corrections). One is a submission of its
 * own kind, so that a server that knows none never takes it for a further request.
 */
import * as z from 'zod/mini';
import { entryKinds } from '../kinds/entry-kinds.ts';
import { momentSchema } from '../values/moment.ts';
import { routes } from './addresses.ts';
import type { VersionOutcome } from './record-base.ts';

/** Earlier corrections that one may name: nobody corrects as often. */
export const MOST_CORRECTIONS = 100;

export const correctionSchema = z.object({
  /** Id of the first submission, which is the record's. */
  record: z.uuid('The correction must name what it corrects by its id.'),
  /** Kind of the first submission: a correction does not change it. */
  kind: z.string({ error: 'The correction must name the kind of what it corrects.' }),
  /** Version of the schema of `payload`. */
  version: z.int().check(z.positive()),
  /** When the first was made; the device's clock. */
  capturedAt: momentSchema,
  /** Ids of the earlier corrections that it was made on, the last first; the first submission goes without saying. */
  replaces: z.array(z.uuid()).check(z.maxLength(MOST_CORRECTIONS)),
  /** The fields that differ from what it was made on, where the device still had that. */
  fields: z.optional(z.array(z.string()).check(z.maxLength(MOST_CORRECTIONS))),
  /** The whole content as it is to be. */
  payload: z.unknown(),
});
export type Correction = z.output<typeof correctionSchema>;

export const correctionStrings = {
  success: 'Your correction has been received.',
  failure: 'Your correction could not be taken. Please check it and try again.',
  notStored: 'Your correction could not be saved on this device. Please try again, or call us.',
  message:
    'We had already confirmed this, so nothing was changed automatically. Your correction is with our booking desk as a message, and they will answer you.',
  removed: 'This has been removed in the meantime, so there was nothing left to correct.',
  tooMany: 'This has been corrected too often. Please call or write to us.',
  otherKind: 'What this corrects is another kind of request. Please send it as a new one.',
} as const;

/** Words for the person who sent a correction. */
export function wordsOfOutcome(outcome: VersionOutcome | undefined): string {
  return outcome === 'message' || outcome === 'removed'
    ? correctionStrings[outcome]
    : correctionStrings.success;
}

export const correctionSubmission = {
  ...entryKinds.correction,
  form: routes.outbox,
  versions: [correctionSchema],
  // Whoever may send what it corrects, see `server/intake/check.ts`.
  who: 'anyone',
  contacts: [],
  strings: correctionStrings,
} as const;
