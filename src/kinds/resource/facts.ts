import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const resource = {
  plural: 'Vehicles, guides and places',
  list: endpoints.resources,
  roles: ['logistics', 'management'],
  entries: {
    resource: { call: endpoints.resources, prefix: 'LG', title: 'Vehicle, guide or place', version: 1 },
  },
} as const satisfies KindFacts;
