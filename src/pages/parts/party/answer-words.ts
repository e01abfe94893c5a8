/** Prices for a party in words. Loaded where a party was chosen or is being chosen. */
import {
  convert,
  dollars,
  type ExchangeRate,
  LARGEST_PARTY,
  type OfferForParty,
  OLDEST_CHILD,
  type OpenPoint,
  type PackageCost,
  type Party,
  type PartyFault,
  type PublishedOffer,
  priceForParty,
  totalsOf,
} from '../../../content/packages/party-price.ts';
import { formatMonths, monthName } from '../../../ui/dates/months.ts';
import { locale, say, sayCount, sayNumber, sayPrice } from '../../../words/say.ts';

/** "from $1,935.50". */
export const amount = (cents: number, isFrom: boolean | undefined): string => {
  const price = sayPrice(dollars(cents));
  return isFrom ? say('from {price}', { price }) : price;
};

/** "2 adults and 2 children (7, 10)". */
function partyInWords({ adults, ages }: Party): string {
  const grown = sayCount(adults, 'one adult', '{count} adults');
  if (ages.length === 0) return grown;
  const children = sayCount(ages.length, 'one child', '{count} children');
  const known = ages.some((age) => age !== null);
  const told = known
    ? say('{children} ({ages})', { children, ages: ages.map((age) => age ?? '?').join(', ') })
    : children;
  return say('{adults} and {children}', { adults: grown, children: told });
}

const peopleInWords = (people: number) => sayCount(people, 'one person', '{count} people');

/** "For 2 adults and 2 children (7, 10) in July". */
export function forWhom(party: Party): string {
  const people = partyInWords(party);
  return party.month
    ? say('For {people} in {month}', { people, month: monthName(party.month) })
    : say('For {people}', { people });
}

export function faultInWords(fault: PartyFault): string {
  switch (fault) {
    case 'no-adult':
      return say('At least one adult travels with you: how many are there?');
    case 'too-many':
      return say('For more than {count} people we work out a price of your own: write to us.', {
        count: LARGEST_PARTY,
      });
    case 'age':
      return say('Children are up to {age} here. Count everybody older as an adult.', { age: OLDEST_CHILD });
    default:
      return say('Please give the number of people in whole numbers.');
  }
}

export const outOfSeason = (months: readonly number[], month: number): string =>
  say('Not in {month}: it runs {months}.', { month: monthName(month), months: formatMonths(months) });

/** "a party of 4", "2 to 4 people": for whom a published price is. */
export function sizeInWords({ least = 1, most }: PublishedOffer): string {
  if (most === undefined) return say('{people} or more', { people: peopleInWords(least) });
  if (least === most) return peopleInWords(most);
  return say('{least} to {people}', { least, people: peopleInWords(most) });
}

/** Sentences about what only the office can say. */
export function openInWords(point: OpenPoint, { children, single, discountFrom = 0 }: PackageCost): string {
  switch (point) {
    case 'from':
      return say('“From” is the lowest price: dates and rooms decide, and we confirm it in writing.');
    case 'children':
      return children ?? say('Children usually pay less; we confirm.');
    case 'baby':
      return say('A baby is counted as a person here; what it pays, we confirm.');
    case 'older-child':
      return say('From the age of 12 some lodges charge as for an adult; we confirm.');
    case 'age':
      return say('Tell us the ages with your request: the price of a child depends on them.');
    case 'single':
      return single ?? say('A room for one may cost more; we confirm.');
    case 'discount':
      return say('Groups of {count} or more pay less; we tell you how much.', { count: discountFrom });
  }
}

/** "about €7,123, at the rate of 3 Dec 2026". */
export function converted(cents: number, rate: ExchangeRate): string {
  const day = new Date(`${rate.date}T00:00:00Z`);
  return say('about {amount}, at the rate of {date}', {
    amount: sayNumber(convert(cents, rate), {
      style: 'currency',
      currency: rate.code,
      maximumFractionDigits: 0,
    }),
    date: day.toLocaleDateString(locale() === 'en' ? 'en-GB' : locale(), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }),
  });
}

/** Total of the one offer of a package; of several the lowest, and how many there are. */
function totalInWords(offers: readonly OfferForParty[]): string {
  const [lowest, highest] = totalsOf(offers);
  if (lowest === highest)
    return amount(
      lowest,
      offers.some(({ isFrom }) => isFrom),
    );
  return sayCount(offers.length, 'from {price}', 'from {price} ({count} offers)', {
    price: sayPrice(dollars(lowest)),
  });
}

/** One line for a card: "For 4 people in July: from $7,742". */
export function lineForParty(cost: PackageCost, party: Party): string {
  const answer = priceForParty(cost, party);
  switch (answer.is) {
    case 'fault':
      return faultInWords(answer.fault);
    case 'out-of-season':
      return outOfSeason(answer.months, party.month);
    case 'on-request':
      return say('For {people}: on request', { people: peopleInWords(answer.people) });
    case 'priced': {
      const people = peopleInWords(answer.people);
      const total = totalInWords(answer.offers);
      return party.month
        ? say('For {people} in {month}: {total}', { people, month: monthName(party.month), total })
        : say('For {people}: {total}', { people, total });
    }
  }
}

/** The price that somebody was shown, in one text that goes with a request; empty where there was none. */
export function shownPriceText(cost: PackageCost, party: Party): string {
  const answer = priceForParty(cost, party);
  if (answer.is === 'fault') return '';
  const whom = forWhom(party);
  if (answer.is !== 'priced') {
    const said = answer.is === 'on-request' ? say('on request') : outOfSeason(answer.months, party.month);
    return `${whom}: ${said}`;
  }
  const offers = answer.offers.map(({ label, total, cents, isFrom }) => {
    const each = say('{total} ({share} each)', {
      total: amount(total, isFrom),
      share: amount(cents, isFrom),
    });
    return answer.offers.length > 1 && label ? `${label}: ${each}` : each;
  });
  return `${whom}: ${offers.join('; ')}`;
}
