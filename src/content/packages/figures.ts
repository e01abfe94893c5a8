import { withOverridesByKey } from '../editable/with-overrides.ts';

/**
 * Names, days, prices and seasons of the packages. Each stands here alone: prose in every language says `{days}`,
 * `{price}`, `{cardPrice}`, `{season}`, or the name of another price (fill-values.ts).
 */
/** Number of people for whom a price is; without `most` for any more, too. */
export interface GroupSize {
  least: number;
  most?: number;
}

export interface PackageFigures {
  name: string;
  /** When it runs, as in "Runs March to May". */
  availability: string;
  days: number;
  /** Hero figure, e.g. "$2,000". */
  price: string;
  /** Card figure, if it differs from the page's; both places then say so. */
  cardPrice?: string;
  /** Prices that prose alone mentions, by the name that it has for them. */
  otherPrices?: Readonly<Record<string, string>>;
  /** Group that the price is for, as `priceNote` says it in words; absent where it is for any number of people. */
  group?: GroupSize;
  /** Fewest people who pay less, where the page does not say how much. */
  discountFrom?: number;
  /**
   * Prices beside `price` that are offers of their own, by name, with the group of each: null where the page does not
   * say it. A price that only rounds another is none.
   */
  offers?: Readonly<Record<string, GroupSize | null>>;
  /** What its card among the sample trips says, where that differs from the page; both places then say so. */
  sample?: { days?: number; price?: string };
}

export const packageFigures = withOverridesByKey('figures', {
  midBudget: {
    name: 'April Family Safari',
    availability: 'March to May',
    days: 8,
    price: '$1,850',
    group: { least: 4, most: 4 },
  },
  luxuryTravel: {
    name: 'Northern Circuit Luxury Safari',
    availability: 'All year',
    days: 9,
    price: '$3,003',
    group: { least: 4, most: 4 },
    sample: { days: 8 },
  },
  adventureNorth: {
    name: 'Northern Tanzania Budget Adventure',
    availability: 'March to May',
    days: 8,
    price: '$2,000',
    cardPrice: '$2,200',
    discountFrom: 4,
    offers: { cardPrice: { least: 1 } },
    sample: { days: 6 },
  },
  wildlifeNorth: {
    name: 'Northern Tanzania Wildlife and Culture Adventure',
    availability: 'June to October',
    days: 8,
    price: '$3,752.50',
    otherPrices: { luxuryPrice: '$5,290' },
    offers: { luxuryPrice: { least: 2 } },
    sample: { days: 10, price: '$3,752' },
  },
  zanzibarMid: {
    name: 'Zanzibar Paradise Retreat',
    availability: 'All year',
    days: 6,
    price: '$663.75',
    cardPrice: '$663.70',
    group: { least: 4, most: 4 },
  },
  zanzibarBud: {
    name: 'Zanzibar Essentials Adventure',
    availability: 'All year',
    days: 5,
    price: '$532.50',
    group: { least: 2 },
    discountFrom: 2,
    otherPrices: { soloPrice: '$700' },
    offers: { soloPrice: { least: 1, most: 1 } },
  },
  zanzibarFamilyTrip: {
    name: 'Zanzibar Family Escape',
    availability: 'All year',
    days: 7,
    price: '$853.13',
    group: { least: 2, most: 4 },
    otherPrices: { roundPrice: '$850' },
  },
  zanzibarLuxury: { name: 'Zanzibar Blissful Escape', availability: 'All year', days: 7, price: '$2,200' },
  deluxeSafariBeach: {
    name: 'Luxury Safari and Zanzibar Vacation',
    availability: 'All year',
    days: 10,
    price: '$3,500',
    cardPrice: '$10,885',
    offers: { cardPrice: null },
  },
  familytripSafariBeach: {
    name: 'Family Trip Package',
    availability: 'All year',
    days: 10,
    price: '$1,935.50',
    group: { least: 4, most: 4 },
  },
} satisfies Readonly<Record<string, PackageFigures>>);
