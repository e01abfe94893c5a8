import type { RecordFields } from '../../../src/contract/records.ts';
import type { EntryPayload } from '../../../src/contract/staff-submissions.ts';
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
    deliveryStatus: 'delivery_status',
  },
  listed: {
    item: 'item',
    quantity: 'quantity',
    customer_name: 'customer',
    place_of_delivery: 'place',
    date: 'boardedate',
    delivery_status: 'deliveryStatus',
  },
  about: ['boardedate'],
  names: ['customer'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'souvenir'>, RecordFields<'souvenir'>>;
