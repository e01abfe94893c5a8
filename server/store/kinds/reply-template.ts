import type { RecordFields } from '../../../src/kinds/records.ts';
import { replyTemplateListedFields } from '../../../src/kinds/reply-template/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const replyTemplate = {
  since: '0014-mail',
  table: 'reply_template',
  columns: {
    about: 'about',
    name: 'name',
    subject: 'subject',
    body: 'body',
    inUse: 'in_use',
    language: 'language',
    sets: 'sets',
  },
  listed: replyTemplateListedFields,
  about: [],
  names: [],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'replyTemplate'>, RecordFields<'replyTemplate'>>;
