import type { KindFacts } from '../kind-facts.ts';

/** Who answers reads them. */
export const replyTemplate = {
  plural: 'Templates of answers',
  list: '/api/templates',
  roles: ['operations', 'bookings', 'management'],
  makers: ['management'],
  entries: {
    replyTemplate: { call: '/api/templates', prefix: 'RT', title: 'Template of an answer', version: 1 },
  },
} as const satisfies KindFacts;
