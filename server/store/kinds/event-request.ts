import type { EventRequest } from '../../../src/contract/kinds/event-request.ts';
import type { RecordFields } from '../../../src/contract/kinds/records.ts';
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
  listed: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    date: 'date',
    package: 'package',
    message: 'message',
  },
  about: ['date'],
  names: ['name'],
  contacts: ['email', 'phone'],
} as const satisfies PlainKind<EventRequest, RecordFields<'eventRequest'>>;
