import type { KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';

export const eventRequest: KindView<RecordFields<'eventRequest'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    package: { header: 'Package', kind: 'choice' },
    date: { header: 'Event date', kind: 'date' },
    email: { header: 'E-mail', kind: 'text' },
    phone: { header: 'Phone', kind: 'text' },
    message: { header: 'Additional details', kind: 'text', empty: 'None' },
  },
  subject: 'name',
  emptyText: 'No event requests found',
};
