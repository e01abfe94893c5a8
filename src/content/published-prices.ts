/**
 * Published prices by name, without the rest of the catalogue: what an answer to a request, a receipt and the office
 * need. Prices of packages stand in packages/figures.ts, those of events and stays here, and nowhere else.
 */
import type { EventPackageName } from '../kinds/event-request/event-packages.ts';
import type { StayPackage } from '../kinds/stay-booking/stay-packages.ts';
import { withOverrides } from './editable/with-overrides.ts';
import { packageFigures } from './packages/figures.ts';

/** Contract values (docs/contract.md#event-request). */
export const eventPrices: Readonly<Record<EventPackageName, string>> = withOverrides('events', {
  'Corporate Essentials': '$500',
  'Business Boost': '$1,200',
  'Executive Retreat': '$3,000',
  'Cultural Experience': '$1,500',
  'Luxury All-Inclusive': '$5,000',
});

interface StayPrice {
  price: string;
  /** The price is for one night; of the others the page says that they are where the package starts. */
  isByNight: boolean;
}

/** Contract values (docs/contract.md#stay-booking). */
export const stayPrices: Readonly<Record<StayPackage, StayPrice>> = withOverrides('stays', {
  'room-only': { price: '$50', isByNight: true },
  'full-resthouse': { price: '$250', isByNight: false },
  'stay-dine': { price: '$100', isByNight: false },
  'camping-meals': { price: '$30', isByNight: false },
});

/** Prices of packages and events, by name. */
export const publishedPrices: ReadonlyMap<string, string> = new Map([
  ...Object.values(packageFigures).map(({ name, price }): [string, string] => [name, price]),
  ...Object.entries(eventPrices),
]);

/** Lowest prices of stays, by package. */
export const publishedStayPrices: ReadonlyMap<string, StayPrice> = new Map(Object.entries(stayPrices));
