/** Number of guests that a camp takes in a night, which management keeps (docs/contract.md#calendar). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { choiceSchema, countSchema, lineSchema } from '../../contract/values/field-schemas.ts';
import { defaultStrings } from '../messages.ts';
import { stayPackages } from '../stay-booking/stay-packages.ts';
import type { StaffEntryDefinition } from '../submission.ts';

/** A stay names no camp, but a package: the camp takes the stays of one, or all of them. */
export const EVERY_STAY = 'every';
export const capacityStays = [EVERY_STAY, ...stayPackages] as const;

export const capacityUnits = ['people', 'rooms'] as const;

export const capacitySchema = z.object({
  camp: lineSchema('Camp'),
  stays: choiceSchema('Stays', capacityStays),
  unit: choiceSchema('Counted in', capacityUnits),
  /** People or rooms, as the unit says. */
  perNight: countSchema('Places a night', 1, 10_000),
  /** One that is not in use stays, and counts no more. */
  active: z._default(choiceSchema('In use', ['yes', 'no']), 'yes'),
});
export type Capacity = z.output<typeof capacitySchema>;

export const capacityListedFields = {
  camp: 'camp',
  stays: 'stays',
  unit: 'unit',
  perNight: 'perNight',
  active: 'active',
} as const satisfies AnyListedFieldMap<Capacity>;

export const capacityStrings = defaultStrings('The capacity has been saved.');

export const capacityDefinition = {
  form: staffRoutes.management,
  versions: [capacitySchema],
  listed: capacityListedFields,
  strings: capacityStrings,
} as const satisfies StaffEntryDefinition;
