/**
 * What a package costs a party, worked out from what the operator has published of it and from nothing else. Pure and
 * without imports: pages of packages load it.
 */

/** An offer of a package: a price a person, and for how many people it is. */
export interface PublishedOffer {
  /** What sets it apart, in the words of the page; absent where the package has this offer alone. */
  label?: string;
  days: number;
  /** Price a person, in cents of a US dollar. */
  cents: number;
  /** The price is the lowest of several. */
  isFrom?: true;
  /** Fewest people, where that is not one. */
  least?: number;
  /** Most people, where there is a most. */
  most?: number;
  /** It is for another number of people, which is not published. */
  isForOthers?: true;
}

/** A rate at which the operator tells prices in another currency. */
export interface ExchangeRate {
  /** ISO 4217, such as "EUR". */
  code: string;
  /** Units of the currency for one US dollar. */
  rate: number;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** The published facts about the price of a package; part of the data of its pages. */
export interface PackageCost {
  offers: readonly PublishedOffer[];
  /** Months in which it runs, where that is not all year. */
  months?: readonly number[];
  /** When it runs, where its words name no months. */
  season?: string;
  /** Fewest people who pay less, where the page does not say how much. */
  discountFrom?: number;
  /** What the operator says of children and of a room for one. */
  children?: string;
  single?: string;
  rate?: ExchangeRate;
}

/** People who travel together. */
export interface Party {
  adults: number;
  /** Of each child; null for one that was not told. */
  ages: readonly (number | null)[];
  /** 1 to 12; 0 for any. */
  month: number;
}

/** A car and its rooms hold no more; a larger party gets an offer of its own. */
export const LARGEST_PARTY = 12;
/** Years of the oldest child; anybody older counts as an adult. */
export const OLDEST_CHILD = 17;

export type PartyFault = 'numbers' | 'no-adult' | 'too-many' | 'age' | 'month';

/** An offer for a party. Amounts are whole cents, and the total is the share times the people. */
export interface OfferForParty extends PublishedOffer {
  total: number;
}

/** A fact that is not published, so that only the office can say it. */
export type OpenPoint = 'from' | 'children' | 'baby' | 'older-child' | 'age' | 'single' | 'discount';

export type PartyAnswer =
  | { is: 'fault'; fault: PartyFault }
  | { is: 'out-of-season'; months: readonly number[] }
  | { is: 'priced'; people: number; offers: readonly OfferForParty[]; open: readonly OpenPoint[] }
  /** No published price is for as many people. */
  | { is: 'on-request'; people: number };

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Returns what is wrong with a party; null for nothing. */
export function faultOfParty({ adults, ages, month }: Party): PartyFault | null {
  if (!isWhole(adults, 0, Number.MAX_SAFE_INTEGER)) return 'numbers';
  if (adults === 0) return 'no-adult';
  if (adults + ages.length > LARGEST_PARTY) return 'too-many';
  if (ages.some((age) => age !== null && !isWhole(age, 0, OLDEST_CHILD))) return 'age';
  return isWhole(month, 0, 12) ? null : 'month';
}

/** Returns the price of a package for a party that travels in a month, or why there is none. */
export function priceForParty(cost: PackageCost, party: Party): PartyAnswer {
  const fault = faultOfParty(party);
  if (fault) return { is: 'fault', fault };
  const { offers, months } = cost;
  if (months && party.month !== 0 && !months.includes(party.month)) return { is: 'out-of-season', months };
  const people = party.adults + party.ages.length;
  const own = offers.filter((offer) => isFor(offer, people));
  if (own.length === 0) return { is: 'on-request', people };
  return {
    is: 'priced',
    people,
    offers: own.map((offer) => ({ ...offer, total: offer.cents * people })),
    open: openPoints(cost, party, own),
  };
}

const isFor = ({ least = 1, most = LARGEST_PARTY, isForOthers }: PublishedOffer, people: number) =>
  !isForOthers && least <= people && people <= most;

function openPoints(
  { discountFrom = LARGEST_PARTY + 1 }: PackageCost,
  { adults, ages }: Party,
  offers: readonly PublishedOffer[],
): OpenPoint[] {
  const people = adults + ages.length;
  const points: Readonly<Record<OpenPoint, boolean>> = {
    from: offers.some(({ isFrom }) => isFrom),
    discount: people >= discountFrom,
    children: ages.length > 0,
    baby: ages.some((age) => age !== null && age < 2),
    'older-child': ages.some((age) => age !== null && age >= 12),
    age: ages.includes(null),
    // A price for one alone is that of a room for one.
    single: people === 1 && offers.some(({ most }) => most !== 1),
  };
  return (Object.keys(points) as OpenPoint[]).filter((point) => points[point]);
}

/** Lowest and highest total of a party; the same number twice where there is one. */
export function totalsOf(offers: readonly OfferForParty[]): [lowest: number, highest: number] {
  const totals = offers.map(({ total }) => total);
  return [Math.min(...totals), Math.max(...totals)];
}

/** An amount as the site writes it: 375250 cents are "$3,752.50". */
export function dollars(cents: number): string {
  const whole = Math.floor(cents / 100).toLocaleString('en');
  return `$${whole}${cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`}`;
}

/** Cents of a price as the site writes it; exact, because the digits are read as a whole. */
export function centsOf(price: string): number {
  const [whole = '', cents = '00'] = price.replace(/[$,]/g, '').split('.');
  return Number(whole + cents);
}

/** An amount in another currency, in whole units: it is told as "about". */
export const convert = (cents: number, { rate }: ExchangeRate): number => Math.round((cents * rate) / 100);
