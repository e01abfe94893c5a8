import type { KindFacts } from '../kind-facts.ts';

export const resource = {
  plural: 'Vehicles, guides and places',
  list: '/api/resources',
  roles: ['logistics', 'management'],
  entries: {
    resource: { call: '/api/resources', prefix: 'LG', title: 'Vehicle, guide or place', version: 1 },
  },
} as const satisfies KindFacts;
