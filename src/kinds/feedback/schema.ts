/** Feedback of customers (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import { staffRoutes } from '../../contract/protocol/addresses.ts';
import type { PublicFieldsOf } from '../../contract/protocol/public-fields.ts';
import { choiceOf, countOf, dateOf, lineOf, longTextOf } from '../../contract/values/text.ts';
import { plainStrings } from '../messages.ts';
import type { StaffEntry } from '../submission.ts';

/** Departments that feedback can be about. */
export const feedbackDepartments = ['Operations', 'Logistics', 'Marketing', 'Bookings', 'Finance'] as const;

export const feedbackSchema = z.object({
  customer: lineOf('Customer'),
  rating: countOf('Rating', 1, 5),
  comment: longTextOf('Comment'),
  date: dateOf('Date'),
  department: choiceOf('Department', feedbackDepartments),
});
export type Feedback = z.output<typeof feedbackSchema>;

export const feedbackPublicFields = {
  customer: 'customer',
  rating: 'rating',
  comment: 'comment',
  date: 'date',
  department: 'department',
} as const satisfies PublicFieldsOf<Feedback>;

/** The contract has no strings for this form; these are our words. */
export const feedbackStrings = plainStrings('The feedback has been added.');

export const feedbackSubmission = {
  form: staffRoutes.marketing,
  versions: [feedbackSchema],
  listed: feedbackPublicFields,
  strings: feedbackStrings,
} as const satisfies StaffEntry;
