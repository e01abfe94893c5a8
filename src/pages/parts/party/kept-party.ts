/** The party that was chosen on this device: one value for all pages, absent until a form is used. */
import { LARGEST_PARTY, type Party } from '../../../content/packages/party-price.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import { PARTY_KEY } from './party-names.ts';

/** Null where none was chosen, and for what is none. */
export function readParty(): Party | null {
  try {
    const { adults, ages, month } = JSON.parse(localValues.read(PARTY_KEY) ?? '{}');
    const isAge = (age: unknown) => age === null || typeof age === 'number';
    const isParty =
      typeof adults === 'number' &&
      typeof month === 'number' &&
      Array.isArray(ages) &&
      ages.length <= LARGEST_PARTY &&
      ages.every(isAge);
    return isParty ? { adults, ages, month } : null;
  } catch {
    return null;
  }
}

/** @returns false if it lasts only as long as the page */
export const keepParty = (party: Party): boolean => localValues.write(PARTY_KEY, JSON.stringify(party));
