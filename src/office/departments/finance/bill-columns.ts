/** The columns of requests as finance sees them. */

import { DEFAULT_CURRENCY, toHundredths } from '../../../contract/money/money.ts';
import type { Row } from '../../../device/records/index.ts';
import { type RequestKind, recordNames } from '../../../kinds/list.ts';
import { placeholderValues } from '../../../kinds/reply-template/placeholder-values.ts';
import { balanceOf, nextDueDay, type PaidSums } from '../../features/money/paid-sums.ts';
import { referenceColumn, stateColumn } from '../../records/list/common-columns.ts';
import { subjectInWords } from '../../records/list/record-words.ts';
import type { Column } from '../../table/engine/columns.ts';

type Bill = Row<RequestKind>;

const currency = (row: Bill) => row.currency ?? DEFAULT_CURRENCY;
const amount = (text: string | undefined) => (text === undefined ? null : toHundredths(text) / 100);
/** A stay booking has no name: its first field is the day of arrival. */
const guestOf = (row: Bill) => (row.kind === 'stayBooking' ? '' : subjectInWords(row));
const PUBLISHED = { office: '', priceOf: () => undefined };
const worded = (row: Bill, name: 'package' | 'dates') => placeholderValues(row, PUBLISHED)[name] ?? '';

/** @param paid hundredths by request and currency */
export function billColumns(paid: ReadonlyMap<string, PaidSums>): readonly Column<Bill>[] {
  const paidOf = (row: Bill): PaidSums => paid.get(row.id) ?? new Map();
  return [
    // Whole beside its check box.
    { ...referenceColumn, primary: true, width: 190 },
    { id: 'guest', header: 'Guest', kind: 'text', value: guestOf, empty: '–' },
    { id: 'kind', header: 'Kind', kind: 'choice', value: ({ kind }) => recordNames[kind], width: 160 },
    { id: 'package', header: 'Package', kind: 'text', value: (row) => worded(row, 'package'), hidden: true },
    { id: 'dates', header: 'Dates', kind: 'text', value: (row) => worded(row, 'dates'), hidden: true },
    { ...stateColumn, apart: false },
    { id: 'price', header: 'Price', kind: 'money', value: ({ price }) => amount(price), currency },
    {
      id: 'deposit',
      header: 'Deposit',
      kind: 'money',
      value: ({ deposit }) => amount(deposit),
      currency,
      hidden: true,
    },
    {
      id: 'paid',
      header: 'Paid',
      kind: 'money',
      value: (row) => (paidOf(row).get(currency(row)) ?? 0) / 100,
      currency,
    },
    {
      id: 'balance',
      header: 'Balance',
      kind: 'money',
      value(row) {
        const balance = balanceOf(row, paidOf(row));
        return balance === null ? null : balance / 100;
      },
      currency,
    },
    {
      id: 'nextDue',
      header: 'Next due',
      kind: 'date',
      value: (row) => nextDueDay(row, paidOf(row)),
      empty: '–',
    },
    { id: 'currency', header: 'Currency', kind: 'choice', value: currency, hidden: true },
    {
      id: 'priced',
      header: 'Has a price',
      kind: 'choice',
      choices: ['Yes', 'No'],
      value: ({ price }) => (price === undefined ? 'No' : 'Yes'),
      hidden: true,
    },
  ];
}
