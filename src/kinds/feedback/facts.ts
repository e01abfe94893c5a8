import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const feedback = {
  plural: 'Customer feedback',
  list: calls.feedback,
  roles: ['logistics', 'marketing', 'management'],
  isVoidable: true,
  entries: {
    feedback: { call: calls.feedback, prefix: 'FB', title: 'Customer feedback', version: 1 },
  },
} as const satisfies KindFacts;
