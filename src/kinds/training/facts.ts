import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const training = {
  plural: 'Training',
  list: endpoints.training,
  roles: ['hr', 'management'],
  entries: {
    training: { call: endpoints.training, prefix: 'TD', title: 'Training', version: 1 },
  },
} as const satisfies KindFacts;
