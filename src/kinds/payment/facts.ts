import type { KindFacts } from '../kind-facts.ts';

export const payment = {
  plural: 'Payments',
  list: '/api/payments',
  roles: ['finance', 'management'],
  entries: {
    payment: { call: '/api/payments', prefix: 'PM', title: 'Payment', version: 1 },
  },
} as const satisfies KindFacts;
