import { personListedFields } from '../../../src/kinds/person/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const person = {
  since: '0005-records',
  table: 'transported_person',
  columns: {
    name: 'name',
    transportDate: 'transport_date',
    destination: 'destination',
    Guider: 'guide',
    vehicle: 'vehicle',
    contact: 'contact',
    requests: 'requests',
    boarding: 'boarding',
  },
  listed: personListedFields,
  about: ['transportDate'],
  names: ['name'],
  contacts: ['contact'],
} as const satisfies PlainKind<EntryPayload<'person'>, RecordFields<'person'>>;
