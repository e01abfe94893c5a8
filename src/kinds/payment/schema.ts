/**
 * Payments of requests (docs/contract.md#payments). One is never changed or removed: a wrong one is taken back by a
 * counter-entry that names it.
 */

import * as z from 'zod/mini';
import { currencySchema, paidAmountSchema } from '../../contract/money/money.ts';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import {
  changedTextSchema,
  choiceSchema,
  dateSchema,
  lineSchema,
} from '../../contract/values/field-schemas.ts';
import { requestKinds } from '../list.ts';
import { defaultStrings } from '../messages.ts';
import type { StaffEntryDefinition } from '../submission.ts';

/** Ways in which money came. */
export const paymentMethods = ['Bank transfer', 'Card', 'Cash', 'Mobile money', 'Cheque', 'Other'] as const;

export const paymentSchema = z.object({
  /** Id of the request that was paid for. */
  request: z.uuid('The request must be named by its id.'),
  requestKind: z.enum(requestKinds, { error: 'Payments belong to requests.' }),
  /** Its reference, which stays when the request is erased. */
  requestReference: lineSchema('Reference', 20),
  date: dateSchema('Date'),
  amount: paidAmountSchema('Amount'),
  currency: currencySchema(),
  way: choiceSchema('Method', paymentMethods),
  note: z._default(changedTextSchema('Note'), ''),
  /** Id of the payment that this counter-entry takes back. */
  reverses: z.optional(z.uuid('The payment must be named by its id.')),
});
export type Payment = z.output<typeof paymentSchema>;

export const paymentListedFields = {
  requestReference: 'requestReference',
  date: 'date',
  amount: 'amount',
  currency: 'currency',
  way: 'way',
  note: 'note',
  request: 'request',
  requestKind: 'requestKind',
  reverses: 'reverses',
} as const satisfies AnyListedFieldMap<Payment>;

export const paymentStrings = defaultStrings('The payment has been entered.');

/** Message that says why a payment cannot be corrected like other entries. */
export const PAYMENT_IS_FIXED_MESSAGE =
  'A payment is never changed. Take it back by a counter-entry, and enter the right one.';

export const paymentDefinition = {
  form: staffRoutes.finance,
  versions: [paymentSchema],
  listed: paymentListedFields,
  strings: paymentStrings,
} as const satisfies StaffEntryDefinition;
