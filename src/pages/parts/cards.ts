/** What a list carries of each park and each package. */
import type { Package, Park } from '../../content/types.ts';
import type { CardPicture } from '../../ui/picture.tsx';

export type ParkCard = Pick<
  Park,
  'address' | 'title' | 'uniqueness' | 'location' | 'topActivities' | 'plate' | 'year'
> & { picture: CardPicture };

export type TripCard = Pick<
  Package,
  'address' | 'name' | 'description' | 'days' | 'price' | 'plate' | 'year' | 'family'
> & { picture: CardPicture };
