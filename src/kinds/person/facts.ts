import type { KindFacts } from '../kind-facts.ts';

export const person = {
  plural: 'People transported',
  list: '/api/people',
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    person: { call: '/api/people', prefix: 'PT', title: 'Person transported', version: 1 },
  },
} as const satisfies KindFacts;
