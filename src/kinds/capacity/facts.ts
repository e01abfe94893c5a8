import type { KindFacts } from '../kind-facts.ts';

/** Who sees stays reads them. */
export const capacity = {
  plural: 'Capacities of camps',
  list: '/api/capacities',
  roles: ['bookings', 'management'],
  makers: ['management'],
  entries: {
    capacity: { call: '/api/capacities', prefix: 'CY', title: 'Capacity of a camp', version: 1 },
  },
} as const satisfies KindFacts;
