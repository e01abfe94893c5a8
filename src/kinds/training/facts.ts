import type { KindFacts } from '../kind-facts.ts';

export const training = {
  plural: 'Training',
  list: '/api/training',
  roles: ['hr', 'management'],
  entries: {
    training: { call: '/api/training', prefix: 'TD', title: 'Training', version: 1 },
  },
} as const satisfies KindFacts;
