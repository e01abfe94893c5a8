/** The price that the office suggests for a request, from those that are published. Pure. */
import { publishedStayPrices } from '../../../content/published-prices.ts';
import { formatHundredths, toHundredths } from '../../../contract/money/money.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { FeedRecord, RecordFields } from '../../../kinds/records.ts';
import { say, sayCount, sayPrice } from '../../../words/say.ts';

/** A suggested price: the published one, for all travellers together. */
export interface SuggestedPrice {
  /** US dollars with two decimals; null where only a starting price is published. */
  amount: string | null;
  /** "4 people at $2,000". */
  words: string;
}

/** @param priceOf published price of a package per person: "$3,752.50" */
export function suggestedPrice(
  record: FeedRecord<RequestKind>,
  priceOf: (packageName: string) => string | undefined,
): SuggestedPrice | null {
  if (record.kind === 'packageBooking') {
    const people = record.numberOfAdults + (record.numberOfChildren ?? 0);
    return priced(priceOf(record.package_name), people, sayCount(people, '1 person', '{count} people'));
  }
  if (record.kind === 'stayBooking') return stayPrice(record);
  if (record.kind === 'eventRequest') return priced(priceOf(record.package), 1, say('The package'));
  return null;
}

/**
 * Suggests a price for the only package that is published by the night. The form does not ask for the number
 * of rooms.
 */
function stayPrice({
  package: name,
  Checkin_date,
  Checkout_date,
}: RecordFields<'stayBooking'>): SuggestedPrice | null {
  const published = publishedStayPrices.get(name);
  if (!published) return null;
  const nights = nightsBetween(Checkin_date, Checkout_date);
  if (!published.isByNight || nights < 1) {
    return {
      amount: null,
      words: say('Published from {price}. What this stay costs has to be worked out.', {
        price: sayPrice(published.price),
      }),
    };
  }
  return priced(published.price, nights, sayCount(nights, 'One room, 1 night', 'One room, {count} nights'));
}

const DAY = 24 * 60 * 60_000;

/** Number of nights; 0 where one of the days is missing. */
function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) || 0;
}

function priced(published: string | undefined, times: number, who: string): SuggestedPrice | null {
  if (published === undefined || times < 1) return null;
  const hundredths = toHundredths(published.replaceAll(/[$,]/g, '')) * times;
  return {
    amount: formatHundredths(hundredths),
    words: say('{who} at {price}', { who, price: sayPrice(published) }),
  };
}
