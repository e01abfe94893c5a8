import type { CorrectionForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import { eventPackageNames } from './event-packages.ts';
import type { EventRequest } from './schema.ts';

export const eventRequest: KindView<RecordFields<'eventRequest'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    date: { header: 'Event date', kind: 'date' },
    package: { header: 'Package', kind: 'choice' },
    email: { header: 'E-mail', kind: 'text' },
    phone: { header: 'Phone', kind: 'text' },
    message: { header: 'Additional details', kind: 'text', empty: 'None' },
  },
  priceAfter: 'date',
  subject: 'name',
  emptyText: 'No event requests found',
};

/** Form in which the office corrects what a guest sent. */
export const eventRequestForm: CorrectionForm<EventRequest> = {
  fields: {
    name: { label: 'Name', required: true },
    email: { label: 'E-mail', required: true, type: 'email' },
    phone: { label: 'Phone', required: true, type: 'tel' },
    date: { label: 'Event date', required: true, type: 'date' },
    package: { label: 'Package', choices: eventPackageNames },
    message: { label: 'Additional details', multiline: true, wide: true },
  },
};
