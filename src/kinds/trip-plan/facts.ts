import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const tripPlan = {
  plural: 'Trip plans',
  list: endpoints.tripPlans,
  roles: ['operations', 'management'],
  request: { wish: 'specialRequest', finance: ['activity', 'days', 'travelers', 'preferredDate', 'name'] },
  entries: {
    tripPlan: { call: endpoints.tripPlans, prefix: 'TP', title: 'Trip plan', version: 3 },
  },
} as const satisfies KindFacts;
