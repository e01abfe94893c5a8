import type { PackageCost } from '../../content/packages/party-price.ts';
import type { Package, Year } from '../../content/types.ts';
import type { CardPicture } from '../../ui/picture.tsx';
import type { PriceDiscrepancy } from '../parts/cards/price-discrepancy-note.tsx';
import type { Route } from '../parts/map/map-data.ts';

/** A package as far as it is compared. */
export interface ComparedTrip
  extends Pick<
    Package,
    'address' | 'name' | 'days' | 'price' | 'priceNote' | 'availability' | 'bookingLink' | 'family'
  > {
  picture: CardPicture;
  year: Year;
  /** Where the nights are spent, with how many at each. */
  beds: readonly string[];
  included: readonly string[];
  excluded: readonly string[];
  route: Route;
  elsewhere?: PriceDiscrepancy;
  cost: PackageCost;
}

/** A package in the address of this page: `/zanzibar_mid` is `zanzibar_mid`. */
export const comparisonKey = ({ address }: Pick<ComparedTrip, 'address'>): string => address.slice(1);
