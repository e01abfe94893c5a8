/** Payments of requests (docs/contract.md#payments). */

import { currencies, DEFAULT_CURRENCY, toHundredths } from '../../contract/money/money.ts';
import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { reasonLabel } from '../../office/kinds/suggested-reasons.ts';
import { officeToday } from '../../office/time/office-today.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { paymentMethods } from './schema.ts';

/** A counter-entry takes away what it names. */
const signedAmount = ({ amount, reverses }: Pick<RecordFields<'payment'>, 'amount' | 'reverses'>): number =>
  ((reverses === null ? 1 : -1) * toHundredths(amount)) / 100;

export const payment: KindView<RecordFields<'payment'>> = {
  columns: {
    requestReference: { header: 'Request', kind: 'text', primary: true, width: 140 },
    date: { header: 'Date', kind: 'date' },
    amount: [
      {
        id: 'amount',
        header: 'Amount',
        kind: 'money',
        value: signedAmount,
        currency: ({ currency }) => currency,
      },
    ],
    currency: { header: 'Currency', kind: 'choice' },
    way: { header: 'Method', kind: 'choice', choices: paymentMethods },
    note: [
      {
        id: 'note',
        header: 'Note',
        kind: 'text',
        empty: 'None',
        width: 240,
        value: ({ note }) => reasonLabel(note),
      },
    ],
    // They lead to other records, and say nothing to people.
    request: [],
    requestKind: [],
    reverses: [
      {
        id: 'entry',
        header: 'Entry',
        kind: 'choice',
        choices: ['Payment', 'Counter-entry'],
        value: ({ reverses }) => (reverses === null ? 'Payment' : 'Counter-entry'),
      },
    ],
  },
  subject: 'requestReference',
  emptyText: 'No payments yet. They are entered on the request that they are for.',
  start: { sort: [{ id: 'date', desc: true }] },
};

/** Drawn by the request's own form (`features/money/payment-form.tsx`), which fills in what names the request. */
export const paymentForm: EntryForm<StaffPayload<'payment'>> = {
  title: 'Add a payment',
  action: 'Enter payment',
  isFixed: true,
  fields: {
    date: { label: 'Date', type: 'date', first: officeToday, required: true },
    amount: { label: 'Amount', required: true },
    currency: { label: 'Currency', choices: currencies, first: DEFAULT_CURRENCY, required: true },
    way: { label: 'Method', choices: paymentMethods, first: paymentMethods[0], required: true },
    note: { label: 'Note', optional: true },
    request: { label: 'Request' },
    requestKind: { label: 'Kind of request' },
    requestReference: { label: 'Reference' },
    reverses: { label: 'Takes back', optional: true },
  },
};
