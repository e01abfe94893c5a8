import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const training = {
  plural: 'Training',
  list: calls.training,
  roles: ['hr', 'management'],
  entries: {
    training: { call: calls.training, prefix: 'TD', title: 'Training', version: 1 },
  },
} as const satisfies KindFacts;
