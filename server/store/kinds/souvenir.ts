import type { RecordFields } from '../../../src/kinds/records.ts';
import { souvenirListedFields } from '../../../src/kinds/souvenir/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
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
  listed: souvenirListedFields,
  about: ['boardedate', 'promised'],
  names: ['customer'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'souvenir'>, RecordFields<'souvenir'>>;
