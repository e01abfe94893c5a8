import { leadListedFields } from '../../../src/kinds/lead/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const lead = {
  since: '0005-records',
  table: 'lead',
  columns: {
    name: 'name',
    place: 'place',
    socialNetwork: 'social_network',
    converted: 'converted',
  },
  listed: leadListedFields,
  about: [],
  names: ['name'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'lead'>, RecordFields<'lead'>>;
