import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const eventRequest = {
  plural: 'Event requests',
  list: endpoints.eventRequests,
  roles: ['operations', 'management'],
  request: { wish: 'message', finance: ['name', 'date', 'package'] },
  entries: {
    eventRequest: { call: endpoints.eventRequests, prefix: 'ER', title: 'Event request', version: 1 },
  },
} as const satisfies KindFacts;
