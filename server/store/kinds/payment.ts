import { paymentListedFields } from '../../../src/kinds/payment/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

/** Rows of it are never changed, but for a note that is erased (`../payments.ts`). */
export const payment = {
  since: '0018-money',
  table: 'payment',
  columns: {
    request: 'request_id',
    requestKind: 'request_kind',
    requestReference: 'request_reference',
    date: 'paid_on',
    amount: 'amount',
    currency: 'currency',
    way: 'way',
    note: 'note',
    reverses: 'reverses',
  },
  listed: paymentListedFields,
  about: ['date'],
  belongsTo: 'request',
  names: [],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'payment'>, RecordFields<'payment'>>;
