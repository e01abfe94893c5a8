/** Data of each destination and each package in a list. */
import type { PackageCost } from '../../../content/packages/party-price.ts';
import type { Package, Park } from '../../../content/types.ts';
import type { CardPicture } from '../../../ui/picture.tsx';

/** A park, place, site or trek on its poster wall. */
export type DestinationCard = Pick<
  Park,
  'address' | 'title' | 'uniqueness' | 'location' | 'plate' | 'year'
> & {
  picture: CardPicture;
  /** Activities, on the cards of Zanzibar. */
  activities?: readonly string[];
};

/** Card with the additional facts that Discover shows. */
export type ParkCard = DestinationCard & Pick<Park, 'topActivities'>;

export type TripCard = Pick<
  Package,
  'address' | 'name' | 'description' | 'days' | 'price' | 'plate' | 'year' | 'family'
> & {
  picture: CardPicture;
  cost: PackageCost;
  /** Days and price of its page, where they differ from those of the card. */
  onPage?: string;
};
