import type { Package } from '../../../content/types.ts';

/** The price as pages show it: "from $2,000" where it is the lowest of several. */
export const shownPrice = ({ price, isFrom }: Pick<Package, 'price' | 'isFrom'>): string =>
  isFrom ? `from ${price}` : price;

/**
 * Returns the price of a package with its condition, which is never left out:
 * "8 days, $2,000 a person, in a group of four".
 */
export const priceLine = (trip: Pick<Package, 'days' | 'price' | 'isFrom' | 'priceNote'>): string =>
  `${trip.days} days, ${shownPrice(trip)} ${trip.priceNote}`;

/**
 * Returns days and price of a package, to distinguish it from another place's figures: "8 days, from $2,000".
 */
export const daysAndPrice = (trip: Pick<Package, 'days' | 'price' | 'isFrom'>): string =>
  `${trip.days} days, ${shownPrice(trip)}`;
