/** Fields of a tour that staff change, beside those of every request (docs/contract.md#staff-forms). */
import * as z from 'zod/mini';
import { choiceOf, givenTextOf } from '../../contract/values/text.ts';
import { paymentStatuses, tourStatuses } from '../statuses.ts';

/** The guide's name, without angle brackets. */
const guide = givenTextOf('Guide').check(z.overwrite((text) => text.replace(/[<>]/g, '').trim()));

export const tourChanges = {
  tour_status: choiceOf('Tour status', tourStatuses),
  payment_status: choiceOf('Payment status', paymentStatuses),
  Incharge: guide,
};
