/** The price from which a planned trip begins, in words. */

import { dollars } from '../../content/packages/party-price.ts';
import type { PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { say, sayPrice } from '../../words/say.ts';
import { faultInWords, forWhom } from '../parts/party/answer-words.ts';
import type { PlanPrice } from './facts/plan-price.ts';

/** "from about $1,420 each, $5,680 for 2 adults and 2 children (7, 10) in July". */
export function priceInWords(price: PlanPrice, { adults, ages, month }: PlannedTrip): string {
  switch (price.is) {
    case 'nothing':
      return '';
    case 'fault':
      return faultInWords(price.fault);
    case 'on-request':
      return say('No published price covers these places then. We work one out and answer with it.');
    default:
      return say('{whom}: from about {share} each, {total} in all', {
        whom: forWhom({ adults, ages, month }),
        share: sayPrice(dollars(price.cents)),
        total: sayPrice(dollars(price.cents * price.people)),
      });
  }
}

/** Sentences about what is not known of a price. @param titleOf a plate's title */
export function openPointsOfPrice(
  price: PlanPrice,
  { ages }: PlannedTrip,
  titleOf: (plate: number) => string,
): string[] {
  if (price.is !== 'from') return [];
  return [
    say('At the lowest day price of packages that go there: {packages}.', {
      packages: price.packages.join(', '),
    }),
    say('Flights between the places are not in it; we add them in the offer.'),
    ...(price.without.length > 0
      ? [
          say('No published price covers {places}: those nights are not in it.', {
            places: price.without.map(titleOf).join(', '),
          }),
        ]
      : []),
    ...(ages.length > 0 ? [say('Children usually pay less; we confirm.')] : []),
  ];
}
