/** Vehicles, guides, camps and places, as logistics keeps them (docs/contract.md#lists-of-logistics). */
import * as z from 'zod/mini';
import type { PublicFieldsOf } from '../protocol/public-fields.ts';
import { plainName } from '../values/fold.ts';
import { choiceOf, countOf, lineOf } from '../values/text.ts';
import { NOT_SAVED, NOT_TAKEN } from './words.ts';

/** The lists. What stands under "elsewhere" holds for every place that is not listed. */
export const resourceLists = ['vehicle', 'guide', 'camp', 'place', 'elsewhere'] as const;
export type ResourceList = (typeof resourceLists)[number];

export const resourceSchema = z
  .object({
    list: choiceOf('List', resourceLists),
    name: lineOf('Name'),
    /** Of a vehicle, for passengers; none where nobody knows. */
    seats: z.optional(countOf('Seats', 1)),
    /** Of a place: days from boarding within which a souvenir is delivered. */
    days: z.optional(countOf('Days to deliver', 1)),
    /** One that is not in use stays, and is suggested no more. */
    active: z._default(choiceOf('In use', ['yes', 'no']), 'yes'),
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

export const resourcePublicFields = {
  name: 'name',
  list: 'list',
  seats: 'seats',
  days: 'days',
  active: 'active',
} as const satisfies PublicFieldsOf<Resource>;

export const resourceStrings = {
  success: 'It has been added to the list.',
  failure: NOT_TAKEN,
  notStored: NOT_SAVED,
} as const;

/** Keys of the names met last: a department asks for those of thousands of rows, which name a few vehicles. */
const keys: Record<'vehicle' | 'other', Map<string, string>> = { vehicle: new Map(), other: new Map() };
/** Names that are kept of each kind. */
const MOST = 1_000;

/**
 * The same for every way of typing one name: "t 482 dkl", "T482 DKL" and "T 482 DKL" are one vehicle. Empty for a
 * name of blanks.
 */
export function resourceKey(list: ResourceList, name: string): string {
  const kind = list === 'vehicle' ? 'vehicle' : 'other';
  const known = keys[kind].get(name);
  if (known !== undefined) return known;
  const plain = plainName(name);
  const key = kind === 'vehicle' ? plain.replace(/[\s.-]/g, '') : plain;
  if (keys[kind].size >= MOST) keys[kind].clear();
  keys[kind].set(name, key);
  return key;
}
