import type { KindFacts } from '../kind-facts.ts';

export const campaign = {
  plural: 'Campaigns',
  list: '/api/campaigns',
  roles: ['marketing', 'management'],
  isVoidable: true,
  entries: {
    campaign: { call: '/api/marketing', prefix: 'CP', title: 'Campaign', version: 1 },
  },
} as const satisfies KindFacts;
