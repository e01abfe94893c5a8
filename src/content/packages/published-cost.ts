/** Gathers the published facts about the price of a package from its figures, texts and terms, for the pages that show it. */
import { bookingTerms } from '../booking-terms.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { fillValues } from '../fill-values.ts';
import { sampleTrips } from '../sample-trips.ts';
import type { Package } from '../types.ts';
import type { GroupSize } from './figures.ts';
import { unfilledPackages, valuesOf } from './list.ts';
import { centsOf, type PackageCost, type PublishedOffer } from './party-price.ts';
import { parseSeasonMonths } from './season-months.ts';

/** Heading of the offer of a sample trip. */
export const SAMPLE_OFFER = 'As a sample trip';

const ALL_YEAR = /^all year$/i;

export function publishedCost(trip: Package): PackageCost {
  const months = parseSeasonMonths(trip.availability);
  const children = answerTo('Children');
  const single = answerTo('Single room');
  const offers = offersOf(trip);
  return {
    offers: offers.length > 1 ? offers : offers.map(({ label: _, ...offer }) => offer),
    ...(months && { months: [...months] }),
    ...(!months && !ALL_YEAR.test(trip.availability.trim()) && { season: trip.availability }),
    ...(trip.discountFrom && { discountFrom: trip.discountFrom }),
    ...(children && { children }),
    ...(single && { single }),
    ...(exchangeRate && { rate: exchangeRate }),
  };
}

/** Two prices of one package are two offers, and so is the same price for other days. */
function offersOf(trip: Package): PublishedOffer[] {
  const { days, price, isFrom, group = null, offers = {}, cardPrice, otherPrices } = trip;
  const from = isFrom && { isFrom };
  const sample = sampleTrips.find(({ address }) => address === trip.address);
  const further = Object.entries(offers).flatMap(([name, size]): PublishedOffer[] => {
    const amount = name === 'cardPrice' ? cardPrice : otherPrices?.[name];
    if (!amount) return [];
    const offer = { label: labelOf(trip, name), days, cents: centsOf(amount) };
    const isOnCard = name === 'cardPrice' && from;
    return [{ ...offer, ...isOnCard, ...(size ? sizeOf(size) : { isForOthers: true }) }];
  });
  const isOther = sample && (sample.days !== days || sample.price !== price);
  return [
    { label: labelOf(trip, 'price'), days, cents: centsOf(price), ...from, ...sizeOf(group) },
    ...further,
    ...(isOther
      ? [
          {
            label: SAMPLE_OFFER,
            days: sample.days,
            cents: centsOf(sample.price),
            ...from,
            ...sizeOf(group),
          },
        ]
      : []),
  ];
}

const sizeOf = (size: GroupSize | null): Pick<PublishedOffer, 'least' | 'most'> => ({
  ...(size && size.least > 1 && { least: size.least }),
  ...(size?.most && { most: size.most }),
});

/** The title under which the page's own table of prices says a price; its name in prose where the table does not. */
function labelOf(trip: Package, name: string): string {
  const { tabs } = unfilledPackages.find(({ address }) => address === trip.address) ?? trip;
  const rows = tabs.flatMap(({ panel }) => (panel.kind === 'pricing' ? panel.rows : []));
  const row = rows.find(({ text }) => text.includes(`{${name}}`));
  return row ? fillValues(row.title, valuesOf(trip)) : trip.name;
}

/** The operator's answer to a booking term; empty until there is one. */
const answerTo = (term: string): string =>
  bookingTerms.find(({ title }) => title === term)?.answer.trim() ?? '';
