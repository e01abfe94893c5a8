/** Fields of a tour that staff change, beside those of every request (docs/contract.md#staff-forms). */
import * as z from 'zod/mini';
import { changedTextSchema, choiceSchema } from '../../contract/values/field-schemas.ts';
import { paymentStatuses, tourStatuses } from '../statuses.ts';

/** The guide's name, without angle brackets. */
const guide = changedTextSchema('Guide').check(z.overwrite((text) => text.replace(/[<>]/g, '').trim()));

export const tourChangeFields = {
  tour_status: choiceSchema('Tour status', tourStatuses),
  payment_status: choiceSchema('Payment status', paymentStatuses),
  Incharge: guide,
};
