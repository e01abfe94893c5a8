import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const payment = {
  plural: 'Payments',
  list: calls.payments,
  roles: ['finance', 'management'],
  entries: {
    payment: { call: calls.payments, prefix: 'PM', title: 'Payment', version: 1 },
  },
} as const satisfies KindFacts;
