import type { KindFacts } from '../kind-facts.ts';

export const flightRequest = {
  plural: 'Flight requests',
  list: '/api/flightrequests',
  roles: ['operations', 'management'],
  request: { finance: ['fullName', 'travelers'] },
  entries: {
    flightRequest: { call: '/api/flightrequests', prefix: 'FR', title: 'Flight request', version: 1 },
  },
} as const satisfies KindFacts;
