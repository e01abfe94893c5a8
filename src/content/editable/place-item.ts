import { pageSlug } from '../../contract/protocol/routes.ts';
import { withOverrides } from './with-overrides.ts';

interface Addressed {
  /** Of its page. */
  address: string;
}

/** Returns the id of a place, made of the last part of its address: "place/serengeti". */
export function placeItemId({ address }: Addressed): string {
  return `place/${pageSlug(`/${address.split('/').at(-1)}`)}`;
}

/** Returns a place as the operator has changed it. */
export const withPlaceOverrides = <Place extends Addressed>(place: Place): Place =>
  withOverrides(placeItemId(place), place);
