import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const lead = {
  plural: 'Leads',
  list: calls.leads,
  roles: ['marketing', 'management'],
  isVoidable: true,
  entries: {
    lead: { call: calls.leads, prefix: 'LD', title: 'Lead', version: 1 },
  },
} as const satisfies KindFacts;
