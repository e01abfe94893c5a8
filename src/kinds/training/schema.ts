/** Training of the staff: who passed what, and when it expires (docs/contract.md#training). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { isCalendarDate } from '../../contract/values/field-bounds.ts';
import { dateSchema, lineSchema, optionalDateSchema } from '../../contract/values/field-schemas.ts';
import { defaultStrings } from '../messages.ts';
import type { StaffEntryDefinition } from '../submission.ts';

export const trainingSchema = z
  .object({
    /** A role or initials, as the operator enters them. */
    who: lineSchema('Who'),
    course: lineSchema('Course'),
    passed: dateSchema('Passed on'),
    /** Empty for what does not expire. */
    expires: optionalDateSchema('Expires on'),
  })
  .check(({ value: { passed, expires }, issues }) => {
    // Words at one field are enough where a date is none.
    if (expires >= passed || ![expires, passed].every(isCalendarDate)) return;
    const message = 'It cannot expire before it was passed.';
    issues.push({ code: 'custom', input: expires, path: ['expires'], message });
  });
export type Training = z.output<typeof trainingSchema>;

export const trainingListedFields = {
  who: 'who',
  course: 'course',
  passed: 'passed',
  expires: 'expires',
} as const satisfies AnyListedFieldMap<Training>;

export const trainingStrings = defaultStrings('The training has been added.');

export const trainingDefinition = {
  form: staffRoutes.hr,
  versions: [trainingSchema],
  listed: trainingListedFields,
  strings: trainingStrings,
} as const satisfies StaffEntryDefinition;
