/** Contradictions in the money of a request: its tour's payment status, and days after the trip. Pure. */

import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { lastTravelDay } from '../figures/urgency.ts';
import { balanceOf, type PaidSums } from './paid-sums.ts';

type AnyRequest = FeedRecord<RequestKind>;

/** Returns where the payment status that somebody chose differs from the payments that were entered; empty if it does not. */
export function paymentStatusWarning(row: AnyRequest, paid: PaidSums): string {
  // Finance gets no status.
  if (row.kind !== 'tour' || !row.payment_status) return '';
  const { payment_status: status, currency = DEFAULT_CURRENCY } = row;
  const hasPayments = [...paid.values()].some((hundredths) => hundredths > 0);
  const balance = balanceOf(row, paid);
  if (status !== 'Paid') {
    return hasPayments && balance !== null && balance <= 0
      ? say('This tour is marked {status}, but all of its price is paid.', { status: sayKnown(status) })
      : '';
  }
  if (!hasPayments) return say('This tour is marked Paid, but no payment is entered.');
  return balance !== null && balance > 0
    ? say('This tour is marked Paid, but {balance} is open.', {
        balance: formatMoney(balance / 100, currency),
      })
    : '';
}

/** Returns the days on which something is due after the trip; empty for none. */
export function lateDuesWarning(
  row: AnyRequest,
  { depositDue = '', balanceDue = '' }: Pick<RecordBase, 'depositDue' | 'balanceDue'>,
): string {
  const end = lastTravelDay(row);
  if (end === '') return '';
  const values = (day: string) => ({ day: formatDate(day), end: formatDate(end) });
  return [
    depositDue > end &&
      say('The deposit is due on {day}, after the trip, which ends on {end}.', values(depositDue)),
    balanceDue > end &&
      say('The balance is due on {day}, after the trip, which ends on {end}.', values(balanceDue)),
  ]
    .filter(Boolean)
    .join(' ');
}
