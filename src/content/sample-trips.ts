/** The four sample trips of the home page, with separate figures (docs/contract.md#packages). */
export interface SampleTrip {
  /** Page of the package; the card appears once that page exists. */
  address: string;
  days: number;
  /** Per person. */
  price: string;
  /** When it may begin, in words, because no departure is fixed. */
  startDate: string;
}

export const sampleTrips: readonly SampleTrip[] = [
  { address: '/mid_budget', days: 8, price: '$1,850', startDate: 'any day from March to May' },
  { address: '/luxury_travel', days: 8, price: '$3,003', startDate: 'any day of the year' },
  { address: '/adventure_north', days: 6, price: '$2,200', startDate: 'any day from March to May' },
  { address: '/wildlife_north', days: 10, price: '$3,752', startDate: 'any day from June to October' },
];
