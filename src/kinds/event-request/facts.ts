import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const eventRequest = {
  plural: 'Event requests',
  list: calls.eventRequests,
  roles: ['operations', 'management'],
  request: { wish: 'message', finance: ['name', 'date', 'package'] },
  entries: {
    eventRequest: { call: calls.eventRequests, prefix: 'ER', title: 'Event request', version: 1 },
  },
} as const satisfies KindFacts;
