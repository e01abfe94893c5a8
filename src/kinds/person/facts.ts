import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const person = {
  plural: 'People transported',
  list: calls.people,
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    person: { call: calls.people, prefix: 'PT', title: 'Person transported', version: 1 },
  },
} as const satisfies KindFacts;
