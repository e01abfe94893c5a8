import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

/** Templates, read by those who answer. */
export const replyTemplate = {
  plural: 'Templates of answers',
  list: endpoints.templates,
  roles: ['operations', 'bookings', 'management'],
  makers: ['management'],
  entries: {
    replyTemplate: { call: endpoints.templates, prefix: 'RT', title: 'Template of an answer', version: 2 },
  },
} as const satisfies KindFacts;
