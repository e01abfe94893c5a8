import type { RecordFields } from '../../../src/contract/kinds/records.ts';
import { souvenirPublicFields } from '../../../src/contract/kinds/staff-forms.ts';
import type { EntryPayload } from '../../../src/contract/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const souvenir = {
  since: '0005-records',
  table: 'souvenir',
  columns: {
    item: 'item',
    customer: 'customer',
    quantity: 'quantity',
    place: 'place',
    boardedate: 'boarded_on',
    promised: 'promised_on',
    deliveryStatus: 'delivery_status',
  },
  listed: souvenirPublicFields,
  about: ['boardedate', 'promised'],
  names: ['customer'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'souvenir'>, RecordFields<'souvenir'>>;
