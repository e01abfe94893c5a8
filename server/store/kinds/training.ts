import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import { trainingListedFields } from '../../../src/kinds/training/schema.ts';
import type { PlainKind } from './plain-kind.ts';

export const training = {
  since: '0019-training',
  table: 'training',
  columns: { who: 'who', course: 'course', passed: 'passed_on', expires: 'expires_on' },
  listed: trainingListedFields,
  about: ['passed', 'expires'],
  names: ['who'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'training'>, RecordFields<'training'>>;
