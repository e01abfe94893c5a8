/** Souvenirs that a guide takes along (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import {
  choiceSchema,
  countSchema,
  dateSchema,
  lineSchema,
  optionalDateSchema,
} from '../../contract/values/field-schemas.ts';
import { CANNOT_CONNECT_MESSAGE } from '../messages.ts';
import { deliveryStatuses } from '../statuses.ts';
import type { StaffEntryDefinition } from '../submission.ts';

export const souvenirSchema = z.object({
  item: lineSchema('Item'),
  customer: lineSchema('Customer'),
  quantity: countSchema('Quantity', 1, 100_000),
  place: lineSchema('Place of delivery'),
  boardedate: dateSchema('Date of boarding'),
  /** The day on which its owner expects it, such as that of their flight. */
  promised: optionalDateSchema('Promised for'),
  /** The form opens with a lower-case pending (observed quirk), which means the same. */
  deliveryStatus: z._default(
    z.pipe(
      z.transform((value: unknown) => (value === 'pending' ? 'Pending' : value)),
      choiceSchema('Delivery status', deliveryStatuses),
    ),
    'Pending',
  ),
});

export type Souvenir = z.output<typeof souvenirSchema>;

export const souvenirListedFields = {
  item: 'item',
  quantity: 'quantity',
  customer_name: 'customer',
  place_of_delivery: 'place',
  date: 'boardedate',
  delivery_status: 'deliveryStatus',
  promised: 'promised',
} as const satisfies AnyListedFieldMap<Souvenir>;

export const souvenirStrings = {
  success: 'Successfully uploaded souvenir details',
  /** With its closing space (docs/contract.md#quirks). */
  failure: 'Error ',
  notStored: CANNOT_CONNECT_MESSAGE,
} as const;

/** Fields that staff change in a list. */
export const souvenirChangeFields = { delivery_status: choiceSchema('Delivery status', deliveryStatuses) };

export const souvenirDefinition = {
  form: staffRoutes.logistics,
  versions: [souvenirSchema],
  listed: souvenirListedFields,
  strings: souvenirStrings,
} as const satisfies StaffEntryDefinition;
