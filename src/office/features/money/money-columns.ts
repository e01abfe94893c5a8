/** Columns of the money of a request, in the tables of finance and of those who answer requests. */

import { DEFAULT_CURRENCY, toHundredths } from '../../../contract/money/money.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { Column } from '../../table/engine/columns.ts';
import { balanceOf, nextDueDay, type PaidSums } from './paid-sums.ts';

type Request = Row<RequestKind>;

const currency = (row: Request) => row.currency ?? DEFAULT_CURRENCY;
const amount = (text: string | undefined) => (text === undefined ? null : toHundredths(text) / 100);

/** @param paidOf what was paid for a request */
export function moneyColumns(paidOf: (row: Request) => PaidSums) {
  const hasNone = (row: Request) =>
    row.price === undefined && row.deposit === undefined && paidOf(row).size === 0;
  return {
    price: {
      id: 'price',
      header: 'Price agreed',
      kind: 'money',
      value: ({ price }) => amount(price),
      currency,
    },
    deposit: {
      id: 'deposit',
      header: 'Deposit',
      kind: 'money',
      value: ({ deposit }) => amount(deposit),
      currency,
    },
    nextDue: {
      id: 'nextDue',
      header: 'Next due',
      kind: 'date',
      value: (row) => nextDueDay(row, paidOf(row)),
    },
    paid: {
      id: 'paid',
      header: 'Paid',
      kind: 'money',
      value: (row) => (hasNone(row) ? null : (paidOf(row).get(currency(row)) ?? 0) / 100),
      currency,
    },
    balance: {
      id: 'balance',
      header: 'Balance',
      kind: 'money',
      value(row) {
        const balance = balanceOf(row, paidOf(row));
        return balance === null ? null : balance / 100;
      },
      currency,
    },
    // Files have amounts as plain numbers.
    currency: {
      id: 'currency',
      header: 'Currency',
      kind: 'choice',
      value: (row) => (hasNone(row) ? '' : currency(row)),
      hidden: true,
    },
  } as const satisfies Readonly<Record<string, Column<Request>>>;
}
