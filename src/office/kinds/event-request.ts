import type { RecordFields } from '../../contract/kinds/records.ts';
import type { KindView } from './kind.ts';

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
