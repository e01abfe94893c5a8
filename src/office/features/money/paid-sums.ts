/** The money of one request: what was paid, what is open, and what its price may be. Pure. */
import { publishedStayPrices } from '../../../content/published-prices.ts';
import { duesOf } from '../../../contract/money/dues.ts';
import { DEFAULT_CURRENCY, formatHundredths, toHundredths } from '../../../contract/money/money.ts';
import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { Payment } from '../../../kinds/payment/schema.ts';
import type { FeedRecord, RecordFields } from '../../../kinds/records.ts';
import { say, sayCount, sayPrice } from '../../../words/say.ts';

type Paid = Pick<RecordFields<'payment'>, 'amount' | 'currency' | 'reverses'>;

/** Paid sums in hundredths, by currency. */
export type PaidSums = ReadonlyMap<string, number>;

/** Adds up payments. A counter-entry subtracts the payment that it reverses. */
export function paidSums(payments: readonly Paid[]): PaidSums {
  const sums = new Map<string, number>();
  for (const { amount, currency, reverses } of payments) {
    const sign = reverses === null ? 1 : -1;
    sums.set(currency, (sums.get(currency) ?? 0) + sign * toHundredths(amount));
  }
  return sums;
}

/** Reads the same sums from those that the office has added up. */
export function paidSumsOfRecord({ paid = {} }: Pick<RecordBase, 'paid'>): PaidSums {
  return new Map(Object.entries(paid).map(([currency, amount]) => [currency, toHundredths(amount)]));
}

/**
 * Price less the payments in its currency, in hundredths: below 0 if too much was paid; null without a price.
 */
export function balanceOf(
  { price, currency = DEFAULT_CURRENCY }: Pick<RecordBase, 'price' | 'currency'>,
  paid: PaidSums,
): number | null {
  return price === undefined ? null : toHundredths(price) - (paid.get(currency) ?? 0);
}

/** Day of the next payment that is due, the deposit first; empty for none. */
export function nextDueDay(row: RecordBase, paid: PaidSums): string {
  const [next] = duesOf(row, paid.get(row.currency ?? DEFAULT_CURRENCY) ?? 0);
  return next?.day ?? '';
}

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

/** A payment or counter-entry of a request, in the order of their dates. */
export function paymentsOf(rows: readonly Row<'payment'>[], request: string): Row<'payment'>[] {
  return rows
    .filter((row) => row.request === request)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/**
 * Returns the counter-entry that reverses a whole payment. It is of the payment's month, so that the sums of that month
 * lose what they should not have: a payment of another month than today's is taken back on its own day.
 * @param reason `date`: today, `YYYY-MM-DD`
 */
export function counterEntryOf(
  payment: Pick<
    Row<'payment'>,
    'id' | 'request' | 'requestKind' | 'requestReference' | 'date' | 'amount' | 'currency' | 'way'
  >,
  { date: today, note }: Pick<Payment, 'date' | 'note'>,
): Payment {
  const { id, request, requestKind, requestReference, amount, currency, way } = payment;
  const isOfThisMonth = payment.date.slice(0, 7) === today.slice(0, 7);
  const date = isOfThisMonth ? today : payment.date;
  return { request, requestKind, requestReference, amount, currency, way, date, note, reverses: id };
}
