import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const campaign = {
  plural: 'Campaigns',
  list: endpoints.campaigns,
  roles: ['marketing', 'management'],
  isVoidable: true,
  entries: {
    campaign: { call: endpoints.marketing, prefix: 'CP', title: 'Campaign', version: 1 },
  },
} as const satisfies KindFacts;
