import type { KindFacts } from '../kind-facts.ts';

export const eventRequest = {
  plural: 'Event requests',
  list: '/api/eventrequests',
  roles: ['operations', 'management'],
  request: { finance: ['name', 'date', 'package'] },
  entries: {
    eventRequest: { call: '/api/eventrequests', prefix: 'ER', title: 'Event request', version: 1 },
  },
} as const satisfies KindFacts;
