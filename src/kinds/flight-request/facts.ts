import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const flightRequest = {
  plural: 'Flight requests',
  list: endpoints.flightRequests,
  roles: ['operations', 'management'],
  request: { wish: 'additionalRequests', finance: ['fullName', 'travelers'] },
  entries: {
    flightRequest: { call: endpoints.flightRequests, prefix: 'FR', title: 'Flight request', version: 1 },
  },
} as const satisfies KindFacts;
