import type { RecordFields } from '../../../src/contract/records.ts';
import type { EntryPayload } from '../../../src/contract/staff-submissions.ts';
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
  listed: {
    Names: 'name',
    generatedOn: (_lead, { capturedAt }) => capturedAt.slice(0, 10),
    converted: 'converted',
    place: 'place',
    contant_media: 'socialNetwork',
  },
  about: [],
  names: ['name'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'lead'>, RecordFields<'lead'>>;
