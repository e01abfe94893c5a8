import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const lead = {
  plural: 'Leads',
  list: endpoints.leads,
  roles: ['marketing', 'management'],
  isVoidable: true,
  entries: {
    lead: { call: endpoints.leads, prefix: 'LD', title: 'Lead', version: 1 },
  },
} as const satisfies KindFacts;
