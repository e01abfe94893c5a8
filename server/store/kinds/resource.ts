import type { RecordFields } from '../../../src/kinds/records.ts';
import { resourceListedFields } from '../../../src/kinds/resource/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const resource = {
  since: '0026-resources',
  table: 'resource',
  columns: { list: 'list', name: 'name', seats: 'seats', days: 'days_to_deliver', active: 'active' },
  listed: resourceListedFields,
  about: [],
  // Guides stand in it too.
  names: ['name'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'resource'>, RecordFields<'resource'>>;
