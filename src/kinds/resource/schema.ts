/** Vehicles, guides, camps and places, as logistics keeps them (docs/contract.md#lists-of-logistics). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { choiceSchema, countSchema, lineSchema } from '../../contract/values/field-schemas.ts';
import { foldName } from '../../contract/values/fold-text.ts';
import { defaultStrings } from '../messages.ts';
import type { StaffEntryDefinition } from '../submission.ts';

/** Names of the lists. The entry under "elsewhere" applies to every place that is not listed. */
export const resourceLists = ['vehicle', 'guide', 'camp', 'place', 'elsewhere'] as const;
export type ResourceList = (typeof resourceLists)[number];

export const resourceSchema = z
  .object({
    list: choiceSchema('List', resourceLists),
    name: lineSchema('Name'),
    /** Seats of a vehicle for passengers; absent if unknown. */
    seats: z.optional(countSchema('Seats', 1)),
    /** Days from boarding within which a souvenir is delivered to a place. */
    days: z.optional(countSchema('Days to deliver', 1)),
    /** An item that is not in use stays in the list, but is no longer suggested. */
    active: z._default(choiceSchema('In use', ['yes', 'no']), 'yes'),
  })
  .check(({ value: { list, seats, days }, issues }) => {
    if (list !== 'vehicle' && seats !== undefined)
      issues.push({ code: 'custom', input: seats, path: ['seats'], message: 'Only a vehicle has seats.' });
    if (list !== 'place' && list !== 'elsewhere' && days !== undefined)
      issues.push({
        code: 'custom',
        input: days,
        path: ['days'],
        message: 'Only a place has days to deliver.',
      });
    if (list === 'elsewhere' && days === undefined)
      issues.push({ code: 'custom', input: days, path: ['days'], message: 'Days to deliver is required.' });
  });
export type Resource = z.output<typeof resourceSchema>;

export const resourceListedFields = {
  name: 'name',
  list: 'list',
  seats: 'seats',
  days: 'days',
  active: 'active',
} as const satisfies AnyListedFieldMap<Resource>;

export const resourceStrings = defaultStrings('It has been added to the list.');

/** Cache of keys by name: a department asks for the keys of thousands of rows, which name a few vehicles. */
const keys: Record<'vehicle' | 'other', Map<string, string>> = { vehicle: new Map(), other: new Map() };
/** Maximum number of cached names of each kind. */
const MOST = 1_000;

/** Number plates of Tanzania and Zanzibar, Kenya and Uganda, somewhere in a name that is folded. */
const PLATE =
  /(?:^|[^a-z0-9])((?:[tz][\s.-]*\d{3}[\s.-]*[a-z]{2,3})|(?:[ku][a-z]{2}[\s.-]*\d{3}[\s.-]*[a-z]))(?![a-z0-9])/;

/** The plate where the name has one: "Land Cruiser T 481 DHK" and "t481dhk" are one vehicle. */
const vehicleKey = (plain: string): string => (PLATE.exec(plain)?.[1] ?? plain).replace(/[\s.-]/g, '');

/**
 * Returns one key for every way of typing a name: "t 482 dkl", "T482 DKL" and "Jeep T 482 DKL" are one vehicle.
 * Empty for a blank name.
 */
export function resourceKey(list: ResourceList, name: string): string {
  const kind = list === 'vehicle' ? 'vehicle' : 'other';
  const known = keys[kind].get(name);
  if (known !== undefined) return known;
  const plain = foldName(name);
  const key = kind === 'vehicle' ? vehicleKey(plain) : plain;
  if (keys[kind].size >= MOST) keys[kind].clear();
  keys[kind].set(name, key);
  return key;
}

export const resourceDefinition = {
  form: staffRoutes.logistics,
  versions: [resourceSchema],
  listed: resourceListedFields,
  strings: resourceStrings,
} as const satisfies StaffEntryDefinition;
