import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { officeToday } from '../../office/time/office-today.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { boardingStates } from '../statuses.ts';

export const person: KindView<RecordFields<'person'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    transport_date: { header: 'Transport date', kind: 'date' },
    vehicle: { header: 'Vehicle', kind: 'choice' },
    destination: { header: 'Destination', kind: 'choice' },
    guider: { header: 'Guide', kind: 'choice' },
    contact: { header: 'Contact', kind: 'text', empty: 'None' },
    requests: { header: 'Special requests', kind: 'text', empty: 'None' },
    boarding: {
      header: 'Boarding',
      kind: 'choice',
      choices: boardingStates,
      empty: boardingStates[0],
      change: { of: ({ name }) => name },
    },
  },
  subject: 'name',
  emptyText: 'Nobody has been transported yet.',
};

export const personForm: EntryForm<StaffPayload<'person'>> = {
  title: 'Add a person',
  action: 'Add person',
  isSeries: true,
  fields: {
    name: { label: 'Name', autoCapitalize: 'words' },
    transportDate: { label: 'Date of transport', type: 'date', first: officeToday, remembered: true },
    vehicle: { label: 'Vehicle', lists: ['vehicle'], remembered: true },
    destination: { label: 'Destination', lists: ['camp', 'place'], remembered: true },
    Guider: { label: 'Guide', lists: ['guide'], remembered: true },
    contact: { label: 'Contact', contact: true, optional: true },
    requests: { label: 'Special requests', optional: true },
    boarding: { label: 'Boarding', first: boardingStates[0], hidden: true },
  },
};
