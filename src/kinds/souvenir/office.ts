import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { officeToday } from '../../office/time/office-today.ts';
import { say } from '../../words/say.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { deliveryStatuses } from '../statuses.ts';

export const souvenir: KindView<RecordFields<'souvenir'>> = {
  columns: {
    item: { header: 'Item', kind: 'text', primary: true },
    quantity: { header: 'Quantity', kind: 'number', total: 'sum' },
    customer_name: { header: 'Customer', kind: 'text' },
    place_of_delivery: { header: 'Place of delivery', kind: 'choice' },
    date: { header: 'Date', kind: 'date' },
    promised: { header: 'Promised for', kind: 'date', empty: 'No day' },
    delivery_status: {
      header: 'Delivery status',
      kind: 'choice',
      choices: deliveryStatuses,
      change: { of: (row) => say('{item} for {customer_name}', row) },
    },
  },
  subject: 'customer_name',
  emptyText: 'No souvenirs have been transported yet.',
};

export const souvenirForm: EntryForm<StaffPayload<'souvenir'>> = {
  title: 'Add a souvenir',
  action: 'Add souvenir',
  isSeries: true,
  fields: {
    item: { label: 'Item' },
    customer: { label: 'Customer', autoCapitalize: 'words' },
    quantity: { label: 'Quantity', number: true, min: 1 },
    place: { label: 'Place of delivery', lists: ['place', 'camp'], remembered: true },
    boardedate: { label: 'Date of boarding', type: 'date', first: officeToday, remembered: true },
    promised: { label: 'Promised for', type: 'date', optional: true },
    deliveryStatus: {
      label: 'Delivery status',
      // A lower-case pending (docs/contract.md#quirks).
      first: 'pending',
      choices: deliveryStatuses.map((label) => ({ label, value: label === 'Pending' ? 'pending' : label })),
    },
  },
};
