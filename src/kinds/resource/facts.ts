import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const resource = {
  plural: 'Vehicles, guides and places',
  list: calls.resources,
  roles: ['logistics', 'management'],
  entries: {
    resource: { call: calls.resources, prefix: 'LG', title: 'Vehicle, guide or place', version: 1 },
  },
} as const satisfies KindFacts;
