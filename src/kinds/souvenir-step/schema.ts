/**
 * Steps of a souvenir on its way: who handed it to whom (docs/contract.md#souvenirs-on-their-way). A step is
 * never changed: a wrong one is voided, or put right by a further step. A step from another phone may arrive
 * before its souvenir.
 */

import * as z from 'zod/mini';
import { staffRoutes } from '../../contract/protocol/addresses.ts';
import type { PublicFieldsOf } from '../../contract/protocol/public-fields.ts';
import { choiceOf, lineOf, optionalLineOf } from '../../contract/values/text.ts';
import { plainStrings } from '../messages.ts';
import type { StaffEntry } from '../submission.ts';

export const souvenirStepSchema = z.object({
  /** Id of the souvenir. */
  souvenir: z.uuid('The souvenir must be named by its id.'),
  souvenirReference: lineOf('Reference', 20),
  /** Person who handed it over; empty for the person who entered the souvenir. */
  from: optionalLineOf('Handed over by'),
  to: lineOf('Handed over to'),
  place: lineOf('Place'),
  note: optionalLineOf('Note'),
  /** The last step: the owner has it. */
  delivered: z._default(choiceOf('Delivered', ['yes', 'no']), 'no'),
});
export type SouvenirStep = z.output<typeof souvenirStepSchema>;

export const souvenirStepPublicFields = {
  souvenirReference: 'souvenirReference',
  from: 'from',
  to: 'to',
  place: 'place',
  note: 'note',
  delivered: 'delivered',
  souvenir: 'souvenir',
} as const satisfies PublicFieldsOf<SouvenirStep>;

export const souvenirStepStrings = plainStrings('The step has been saved.');

/** Message: a step cannot be corrected like other entries. */
export const STEP_IS_FIXED =
  'A step is never changed. Please void it, or enter a further one that puts it right.';

export const souvenirStepSubmission = {
  form: staffRoutes.logistics,
  versions: [souvenirStepSchema],
  listed: souvenirStepPublicFields,
  strings: souvenirStepStrings,
} as const satisfies StaffEntry;
