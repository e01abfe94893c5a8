/** Payments for a request by currency, and what is open. Pure. */
import { duesOf } from '../../../contract/money/dues.ts';
import { DEFAULT_CURRENCY, toHundredths } from '../../../contract/money/money.ts';
import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import type { Payment } from '../../../kinds/payment/schema.ts';
import type { RecordFields } from '../../../kinds/records.ts';

type Paid = Pick<RecordFields<'payment'>, 'amount' | 'currency' | 'reverses'>;

/** Paid sums in hundredths, by currency. */
export type PaidSums = ReadonlyMap<string, number>;

export const NOTHING_PAID: PaidSums = new Map();

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
export function paidSumsOfRecord({ paid }: Pick<RecordBase, 'paid'>): PaidSums {
  if (!paid) return NOTHING_PAID;
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
