/** Texts of /compare: two or three packages side by side. */
import { comparePoster } from '../posters/compare.ts';

export const comparePage = {
  head: {
    title: 'Packages side by side: price, days, beds and months',
    description:
      'Put two or three of our packages next to each other: what each costs and for whom, its nights, its best months, what is included, and all routes on one map.',
  },
  poster: comparePoster,
  title: 'Side by side',
  standfirst:
    'Two or three packages next to each other. The address remembers your choice, so you can send it to whoever travels with you.',
  choice: { first: 'First package', second: 'Second package', third: 'Third package', none: 'none' },
  names: 'Packages beside each other',
  hint: 'Choose at least two packages.',
  begin: {
    title: 'Or begin with two that people waver between',
    /** By the ends of their addresses. */
    pairs: [
      { question: 'The north for a family, or in comfort?', of: ['mid_budget', 'luxury_travel'] },
      { question: 'Zanzibar for less, or for a treat?', of: ['zanzibar_bud', 'zanzibar_luxury'] },
      {
        question: 'Safari and sea, in style or with children?',
        of: ['deluxe_safari+beach', 'familytrip_safari+beach'],
      },
    ],
  },
  rows: {
    price: 'Price',
    days: 'Days',
    availability: 'Availability',
    beds: 'Nights',
    months: 'The year',
    included: 'Included',
    excluded: 'Not included',
  },
  map: 'The routes on one map',
  details: 'View Details',
  book: 'Book Now',
};
