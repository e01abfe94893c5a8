import { capacityListedFields } from '../../../src/kinds/capacity/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const capacity = {
  since: '0017-capacities',
  table: 'capacity',
  columns: { camp: 'camp', stays: 'stays', unit: 'unit', perNight: 'per_night', active: 'active' },
  listed: capacityListedFields,
  about: [],
  names: [],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'capacity'>, RecordFields<'capacity'>>;
