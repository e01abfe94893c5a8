import type { RecordFields } from '../../../src/contract/kinds/records.ts';
import { replyTemplatePublicFields } from '../../../src/contract/kinds/reply-template.ts';
import type { EntryPayload } from '../../../src/contract/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const replyTemplate = {
  since: '0014-mail',
  table: 'reply_template',
  columns: { about: 'about', name: 'name', subject: 'subject', body: 'body', inUse: 'in_use' },
  listed: replyTemplatePublicFields,
  about: [],
  names: [],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'replyTemplate'>, RecordFields<'replyTemplate'>>;
