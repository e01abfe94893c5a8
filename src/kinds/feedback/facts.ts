import type { KindFacts } from '../kind-facts.ts';

export const feedback = {
  plural: 'Customer feedback',
  list: '/api/feedback',
  roles: ['logistics', 'marketing', 'management'],
  isVoidable: true,
  entries: {
    feedback: { call: '/api/feedback', prefix: 'FB', title: 'Customer feedback', version: 1 },
  },
} as const satisfies KindFacts;
