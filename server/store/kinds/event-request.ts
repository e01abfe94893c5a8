import { type EventRequest, eventRequestListedFields } from '../../../src/kinds/event-request/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { PlainKind } from './plain-kind.ts';

export const eventRequest = {
  since: '0002-public-forms',
  table: 'event_request',
  columns: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    date: 'event_date',
    package: 'package',
    message: 'message',
  },
  listed: eventRequestListedFields,
  about: ['date'],
  names: ['name'],
  contacts: ['email', 'phone'],
} as const satisfies PlainKind<EventRequest, RecordFields<'eventRequest'>>;
