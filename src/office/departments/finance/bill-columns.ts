/** The columns of requests as finance sees them. */

import type { Row } from '../../../device/records/index.ts';
import { type RequestKind, recordNames } from '../../../kinds/list.ts';
import { placeholderValues } from '../../../kinds/reply-template/placeholder-values.ts';
import { moneyColumns } from '../../features/money/money-columns.ts';
import { NOTHING_PAID, type PaidSums } from '../../features/money/paid-sums.ts';
import { referenceColumn, stateColumn } from '../../records/list/common-columns.ts';
import { subjectLabel } from '../../records/list/record-labels.ts';
import type { Column } from '../../table/engine/columns.ts';

type Bill = Row<RequestKind>;

/** A stay booking has no name: its first field is the day of arrival. */
const guestOf = (row: Bill) => (row.kind === 'stayBooking' ? '' : subjectLabel(row));
const PUBLISHED = { office: '', priceOf: () => undefined };
const worded = (row: Bill, name: 'package' | 'dates') => placeholderValues(row, PUBLISHED)[name] ?? '';

/** @param paid hundredths by request and currency */
export function billColumns(paid: ReadonlyMap<string, PaidSums>): readonly Column<Bill>[] {
  const money = moneyColumns((row) => paid.get(row.id) ?? NOTHING_PAID);
  return [
    // Whole beside its check box.
    { ...referenceColumn, primary: true, width: 190 },
    { id: 'guest', header: 'Guest', kind: 'text', value: guestOf, empty: '–' },
    { id: 'kind', header: 'Kind', kind: 'choice', value: ({ kind }) => recordNames[kind], width: 160 },
    { id: 'package', header: 'Package', kind: 'text', value: (row) => worded(row, 'package'), hidden: true },
    { id: 'dates', header: 'Dates', kind: 'text', value: (row) => worded(row, 'dates'), hidden: true },
    { ...stateColumn, apart: false },
    money.price,
    { ...money.deposit, hidden: true },
    money.paid,
    money.balance,
    { ...money.nextDue, empty: '–' },
    money.currency,
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
