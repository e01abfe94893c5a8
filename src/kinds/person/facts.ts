import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const person = {
  plural: 'People transported',
  list: endpoints.people,
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    person: { call: endpoints.people, prefix: 'PT', title: 'Person transported', version: 1 },
  },
} as const satisfies KindFacts;
