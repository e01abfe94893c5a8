/**
 * Choices of the package filter in the address: `?month=7&days=8&land=sea&budget=5000&adults=2&children=2&ages=7,10`.
 * Anything else is ignored.
 */
import { LANDS, type Wishes } from '../../../content/packages/fitting.ts';
import { LARGEST_PARTY, OLDEST_CHILD, type Party } from '../../../content/packages/party-price.ts';
import { monthFromAddress } from '../months/month-filter.tsx';

/** Names of the parts, in the order in which they stand in the address. */
export const FILTER_NAMES = ['month', 'days', 'land', 'budget', 'adults', 'children', 'ages'] as const;

/** Null for what is no whole number, and for a longer one than anybody means. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function wishesFromAddress(chosen: URLSearchParams): Wishes {
  return {
    month: monthFromAddress(chosen),
    days: wholeNumber(chosen.get('days')) ?? 0,
    land: LANDS.find((land) => land === chosen.get('land')) ?? '',
    budget: wholeNumber(chosen.get('budget')) ?? 0,
  };
}

/** The party in the address, which may be one for which there is no price; null without one. */
export function partyFromAddress(chosen: URLSearchParams): Party | null {
  const adults = wholeNumber(chosen.get('adults')) || null;
  const children = wholeNumber(chosen.get('children'));
  if (adults === null && children === null) return null;
  const ages = (chosen.get('ages') ?? '').split(',').map(wholeNumber);
  return {
    adults: adults ?? COUPLE.adults,
    // As many are too many beside an adult, which is enough to say so.
    ages: Array.from({ length: Math.min(children ?? 0, LARGEST_PARTY) }, (_, place) => {
      const age = ages[place] ?? null;
      return age !== null && age <= OLDEST_CHILD ? age : null;
    }),
    month: monthFromAddress(chosen),
  };
}

/** The party while nobody has said who travels. */
export const COUPLE: Party = { adults: 2, ages: [], month: 0 };

/** A party as its parts of the address. */
export function partyInAddress({ adults, ages }: Party): Record<string, string> {
  return {
    adults: String(adults),
    children: ages.length > 0 ? String(ages.length) : '',
    ages: ages.some((age) => age !== null) ? ages.map((age) => age ?? '').join(',') : '',
  };
}

/** The choices as a query, which other pages read, too; empty if nothing is chosen. */
export function filterQuery(chosen: URLSearchParams): string {
  const party = partyFromAddress(chosen);
  const parts = Object.entries({ ...wishesFromAddress(chosen), ...(party && partyInAddress(party)) });
  const query = new URLSearchParams(
    parts.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
  return query && `?${query}`;
}
