import type { Package } from '../../../content/types.ts';

/** The price as pages show it: "from $2,000" where it is the lowest of several. */
export const shownPrice = ({ price, isFrom }: Pick<Package, 'price' | 'isFrom'>): string =>
  isFrom ? `from ${price}` : price;

/** What a package costs, with its condition, which is never left out: "8 days, $2,000 a person, in a group of four". */
export const priceLine = (trip: Pick<Package, 'days' | 'price' | 'isFrom' | 'priceNote'>): string =>
  `${trip.days} days, ${shownPrice(trip)} ${trip.priceNote}`;

/** The figures of a package in one place, to be told apart from those of another: "8 days, from $2,000". */
export const figuresOf = (trip: Pick<Package, 'days' | 'price' | 'isFrom'>): string =>
  `${trip.days} days, ${shownPrice(trip)}`;
