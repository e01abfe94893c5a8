import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const campaign = {
  plural: 'Campaigns',
  list: calls.campaigns,
  roles: ['marketing', 'management'],
  isVoidable: true,
  entries: {
    campaign: { call: calls.marketing, prefix: 'CP', title: 'Campaign', version: 1 },
  },
} as const satisfies KindFacts;
