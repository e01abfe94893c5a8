import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const feedback = {
  plural: 'Customer feedback',
  list: endpoints.feedback,
  roles: ['logistics', 'marketing', 'management'],
  isVoidable: true,
  entries: {
    feedback: { call: endpoints.feedback, prefix: 'FB', title: 'Customer feedback', version: 1 },
  },
} as const satisfies KindFacts;
