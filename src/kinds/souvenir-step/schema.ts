/**
 * Steps of a souvenir on its way: who handed it to whom (docs/contract.md#souvenirs-on-their-way). A step is
 * never changed: a wrong one is voided, or put right by a further step. A step from another phone may arrive
 * before its souvenir.
 */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { choiceSchema, lineSchema, optionalLineSchema } from '../../contract/values/field-schemas.ts';
import { defaultStrings } from '../messages.ts';
import type { StaffEntryDefinition } from '../submission.ts';

export const souvenirStepSchema = z.object({
  /** Id of the souvenir. */
  souvenir: z.uuid('The souvenir must be named by its id.'),
  souvenirReference: lineSchema('Reference', 20),
  /** Person who handed it over; empty for the person who entered the souvenir. */
  from: optionalLineSchema('Handed over by'),
  to: lineSchema('Handed over to'),
  place: lineSchema('Place'),
  note: optionalLineSchema('Note'),
  /** The last step: the owner has it. */
  delivered: z._default(choiceSchema('Delivered', ['yes', 'no']), 'no'),
});
export type SouvenirStep = z.output<typeof souvenirStepSchema>;

export const souvenirStepListedFields = {
  souvenirReference: 'souvenirReference',
  from: 'from',
  to: 'to',
  place: 'place',
  note: 'note',
  delivered: 'delivered',
  souvenir: 'souvenir',
} as const satisfies AnyListedFieldMap<SouvenirStep>;

export const souvenirStepStrings = defaultStrings('The step has been saved.');

/** Message: a step cannot be corrected like other entries. */
export const STEP_IS_FIXED_MESSAGE =
  'A step is never changed. Please void it, or enter a further one that puts it right.';

export const souvenirStepDefinition = {
  form: staffRoutes.logistics,
  versions: [souvenirStepSchema],
  listed: souvenirStepListedFields,
  strings: souvenirStepStrings,
} as const satisfies StaffEntryDefinition;
