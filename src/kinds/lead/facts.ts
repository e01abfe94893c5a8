import type { KindFacts } from '../kind-facts.ts';

export const lead = {
  plural: 'Leads',
  list: '/api/leads',
  roles: ['marketing', 'management'],
  isVoidable: true,
  entries: {
    lead: { call: '/api/leads', prefix: 'LD', title: 'Lead', version: 1 },
  },
} as const satisfies KindFacts;
