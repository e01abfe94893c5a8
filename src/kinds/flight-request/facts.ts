import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const flightRequest = {
  plural: 'Flight requests',
  list: calls.flightRequests,
  roles: ['operations', 'management'],
  request: { wish: 'additionalRequests', finance: ['fullName', 'travelers'] },
  entries: {
    flightRequest: { call: calls.flightRequests, prefix: 'FR', title: 'Flight request', version: 1 },
  },
} as const satisfies KindFacts;
