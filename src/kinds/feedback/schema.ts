/** Feedback of customers (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import {
  choiceSchema,
  countSchema,
  dateSchema,
  lineSchema,
  longTextSchema,
} from '../../contract/values/field-schemas.ts';
import { defaultStrings } from '../messages.ts';
import type { StaffEntryDefinition } from '../submission.ts';

/** Departments that feedback can be about. */
export const feedbackDepartments = ['Operations', 'Logistics', 'Marketing', 'Bookings', 'Finance'] as const;

export const feedbackSchema = z.object({
  customer: lineSchema('Customer'),
  rating: countSchema('Rating', 1, 5),
  comment: longTextSchema('Comment'),
  date: dateSchema('Date'),
  department: choiceSchema('Department', feedbackDepartments),
});
export type Feedback = z.output<typeof feedbackSchema>;

export const feedbackListedFields = {
  customer: 'customer',
  rating: 'rating',
  comment: 'comment',
  date: 'date',
  department: 'department',
} as const satisfies AnyListedFieldMap<Feedback>;

/** The contract has no strings for this form; these are our words. */
export const feedbackStrings = defaultStrings('The feedback has been added.');

export const feedbackDefinition = {
  form: staffRoutes.marketing,
  versions: [feedbackSchema],
  listed: feedbackListedFields,
  strings: feedbackStrings,
} as const satisfies StaffEntryDefinition;
