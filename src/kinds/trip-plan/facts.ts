import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const tripPlan = {
  plural: 'Trip plans',
  list: calls.tripPlans,
  roles: ['operations', 'management'],
  request: { wish: 'specialRequest', finance: ['activity', 'days', 'travelers', 'preferredDate', 'name'] },
  entries: {
    tripPlan: { call: calls.tripPlans, prefix: 'TP', title: 'Trip plan', version: 2 },
  },
} as const satisfies KindFacts;
