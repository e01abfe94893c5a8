/** The four sample trips of the home page, with separate figures (docs/contract.md#packages). */
import { type PackageFigures, packageFigures } from './packages/figures.ts';

export interface SampleTrip {
  /** Page of the package; the card appears once that page exists. */
  address: string;
  days: number;
  /** Per person. */
  price: string;
  /** When it may begin, in words, because no departure is fixed. */
  startDate: string;
}

/** The figures of its package, unless it has its own (docs/contract.md#packages). */
const figuresOf = ({ availability, days, price, sample }: PackageFigures) => ({
  days,
  price,
  ...sample,
  startDate: availability === 'All year' ? 'any day of the year' : `any day from ${availability}`,
});

const { midBudget, luxuryTravel, adventureNorth, wildlifeNorth } = packageFigures;

export const sampleTrips: readonly SampleTrip[] = [
  { address: '/mid_budget', ...figuresOf(midBudget) },
  { address: '/luxury_travel', ...figuresOf(luxuryTravel) },
  { address: '/adventure_north', ...figuresOf(adventureNorth), price: adventureNorth.cardPrice },
  { address: '/wildlife_north', ...figuresOf(wildlifeNorth) },
];
