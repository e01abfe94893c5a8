import type { RecordFields } from '../../contract/records.ts';
import type { StaffPayload } from '../../contract/staff-submissions.ts';
import { todayHere } from '../parts/records/today.ts';
import type { EntryForm, KindView } from './kind.ts';

export const person: KindView<RecordFields<'person'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    transport_date: { header: 'Transport date', kind: 'date' },
    vehicle: { header: 'Vehicle', kind: 'choice' },
    destination: { header: 'Destination', kind: 'choice' },
    guider: { header: 'Guide', kind: 'choice' },
  },
  subject: 'name',
  emptyText: 'Nobody has been transported yet.',
};

export const personForm: EntryForm<StaffPayload<'person'>> = {
  title: 'Add a person',
  action: 'Add person',
  fields: {
    name: { label: 'Name', autoCapitalize: 'words' },
    transportDate: { label: 'Date of transport', type: 'date', first: todayHere, remembered: true },
    vehicle: { label: 'Vehicle', remembered: true },
    destination: { label: 'Destination', remembered: true },
    Guider: { label: 'Guide', remembered: true },
  },
};
