/** Question before a payment that is probably a slip: more than is open, or on a day that cannot be. Pure. */
import { DEFAULT_CURRENCY, toHundredths } from '../../../contract/money/money.ts';
import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import type { Payment } from '../../../kinds/payment/schema.ts';
import { say } from '../../../words/say.ts';
import { formatDate, formatMoney, officeDayOf } from '../../table/engine/format.ts';
import { balanceOf, type PaidSums } from './paid-sums.ts';

interface PaymentToCheck {
  row: Pick<RecordBase, 'price' | 'currency' | 'receivedAt' | 'capturedAt'>;
  paid: PaidSums;
  payment: Pick<Payment, 'date' | 'amount' | 'currency'>;
  /** `YYYY-MM-DD` by the office's calendar. */
  today: string;
}

/** Returns null for a payment that nobody need be asked about. */
export function paymentQuestion({ row, paid, payment, today }: PaymentToCheck): string | null {
  const doubts = [overpaid(row, paid, payment), oddDay(row, payment.date, today)].filter(Boolean);
  return doubts.length === 0 ? null : [...doubts, say('Enter it all the same?')].join(' ');
}

function overpaid(
  row: PaymentToCheck['row'],
  paid: PaidSums,
  { amount, currency }: PaymentToCheck['payment'],
): string {
  const balance = currency === (row.currency ?? DEFAULT_CURRENCY) ? balanceOf(row, paid) : null;
  const hundredths = toHundredths(amount);
  if (balance === null || hundredths <= balance) return '';
  return say('{amount} is more than the balance of {balance}.', {
    amount: formatMoney(hundredths / 100, currency),
    balance: formatMoney(Math.max(0, balance) / 100, currency),
  });
}

function oddDay({ receivedAt, capturedAt }: PaymentToCheck['row'], date: string, today: string): string {
  if (date > today) return say('{day} has not come yet.', { day: formatDate(date) });
  const came = [receivedAt, capturedAt].map(officeDayOf).sort()[0] ?? '';
  return date < came ? say('{day} is before the request came.', { day: formatDate(date) }) : '';
}
