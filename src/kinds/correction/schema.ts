/**
 * Corrections of earlier submissions (docs/contract.md#corrections). A correction is a submission of its own
 * kind, so that a server that does not know the kind never takes it for a new request.
 */
import * as z from 'zod/mini';
import type { VersionOutcome } from '../../contract/protocol/record-base.ts';
import { momentSchema } from '../../contract/values/moment.ts';

/** Maximum number of earlier corrections that a correction may name; nobody corrects that often. */
export const MAX_CORRECTIONS = 100;

export const correctionSchema = z.object({
  /** Id of the first submission, which is the record's. */
  record: z.uuid('The correction must name what it corrects by its id.'),
  /** Kind of the first submission: a correction does not change it. */
  kind: z.string({ error: 'The correction must name the kind of what it corrects.' }),
  /** Version of the schema of `payload`. */
  version: z.int().check(z.positive()),
  /** Time of the first submission by the device's clock. */
  capturedAt: momentSchema,
  /** Ids of the earlier corrections that it is based on, the last first; the first submission is left out. */
  replaces: z.array(z.uuid()).check(z.maxLength(MAX_CORRECTIONS)),
  /** Fields that differ from the version that it is based on, if the device still had that version. */
  fields: z.optional(z.array(z.string()).check(z.maxLength(MAX_CORRECTIONS))),
  /** The whole corrected content. */
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
  notYet: 'We do not have back yet what this corrects. It will be sent again.',
  slower: 'This request has been corrected often today. The correction will be sent again in a moment.',
  tooMany: 'This has been corrected too often. Please call or write to us.',
  unproven:
    'We cannot tell that this comes from the device that sent the request. Please call or write to us, and we will change it.',
  notOpen: 'This cannot be changed from another device. Please call or write to us, and we will change it.',
  nothing: 'Nothing has been changed yet.',
  otherKind: 'What this corrects is another kind of request. Please send it as a new one.',
} as const;

/** Returns the message for the person who sent a correction. */
export function correctionMessage(outcome: VersionOutcome | undefined): string {
  return outcome === 'message' || outcome === 'removed'
    ? correctionStrings[outcome]
    : correctionStrings.success;
}
