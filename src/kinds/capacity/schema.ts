/** How many guests a camp takes in a night, which management keeps (docs/contract.md#calendar). */

import * as z from 'zod/mini';
import { staffRoutes } from '../../contract/protocol/addresses.ts';
import type { PublicFieldsOf } from '../../contract/protocol/public-fields.ts';
import { choiceOf, countOf, lineOf } from '../../contract/values/text.ts';
import { plainStrings } from '../messages.ts';
import { stayPackages } from '../stay-booking/stay-packages.ts';
import type { StaffEntry } from '../submission.ts';

/** A stay names no camp, but a package: the camp takes the stays of one, or all of them. */
export const EVERY_STAY = 'every';
export const capacityStays = [EVERY_STAY, ...stayPackages] as const;

export const capacityUnits = ['people', 'rooms'] as const;

export const capacitySchema = z.object({
  camp: lineOf('Camp'),
  stays: choiceOf('Stays', capacityStays),
  unit: choiceOf('Counted in', capacityUnits),
  /** People or rooms, as the unit says. */
  perNight: countOf('Places a night', 1, 10_000),
  /** One that is not in use stays, and counts no more. */
  active: z._default(choiceOf('In use', ['yes', 'no']), 'yes'),
});
export type Capacity = z.output<typeof capacitySchema>;

export const capacityPublicFields = {
  camp: 'camp',
  stays: 'stays',
  unit: 'unit',
  perNight: 'perNight',
  active: 'active',
} as const satisfies PublicFieldsOf<Capacity>;

export const capacityStrings = plainStrings('The capacity has been saved.');

export const capacitySubmission = {
  form: staffRoutes.management,
  versions: [capacitySchema],
  listed: capacityPublicFields,
  strings: capacityStrings,
} as const satisfies StaffEntry;
