import type { RecordFields } from '../../../src/kinds/records.ts';
import { souvenirStepListedFields } from '../../../src/kinds/souvenir-step/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const souvenirStep = {
  since: '0029-souvenir-steps',
  table: 'souvenir_step',
  columns: {
    souvenir: 'souvenir_id',
    souvenirReference: 'souvenir_reference',
    from: 'handed_by',
    to: 'handed_to',
    place: 'place',
    note: 'note',
    delivered: 'delivered',
  },
  listed: souvenirStepListedFields,
  about: [],
  belongsTo: 'souvenir',
  // The last one is a customer.
  names: ['from', 'to'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'souvenirStep'>, RecordFields<'souvenirStep'>>;
