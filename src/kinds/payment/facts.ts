import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const payment = {
  plural: 'Payments',
  list: endpoints.payments,
  roles: ['finance', 'management'],
  entries: {
    payment: { call: endpoints.payments, prefix: 'PM', title: 'Payment', version: 1 },
  },
} as const satisfies KindFacts;
