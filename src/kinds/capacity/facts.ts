import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

/** Capacities, read by those who see stays. */
export const capacity = {
  plural: 'Capacities of camps',
  list: endpoints.capacities,
  roles: ['bookings', 'management'],
  makers: ['management'],
  entries: {
    capacity: { call: endpoints.capacities, prefix: 'CY', title: 'Capacity of a camp', version: 1 },
  },
} as const satisfies KindFacts;
