import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

/** Capacities, read by those who see stays. */
export const capacity = {
  plural: 'Capacities of camps',
  list: calls.capacities,
  roles: ['bookings', 'management'],
  makers: ['management'],
  entries: {
    capacity: { call: calls.capacities, prefix: 'CY', title: 'Capacity of a camp', version: 1 },
  },
} as const satisfies KindFacts;
