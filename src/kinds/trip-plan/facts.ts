import type { KindFacts } from '../kind-facts.ts';

export const tripPlan = {
  plural: 'Trip plans',
  list: '/api/tripplans',
  roles: ['operations', 'management'],
  request: { finance: ['activity', 'days', 'travelers', 'preferredDate', 'name'] },
  entries: {
    tripPlan: { call: '/api/tripplans', prefix: 'TP', title: 'Trip plan', version: 1 },
  },
} as const satisfies KindFacts;
