import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const souvenir = {
  plural: 'Souvenirs transported',
  list: calls.souvenirs,
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    souvenir: { call: calls.souvenir, prefix: 'SV', title: 'Souvenir', version: 1 },
  },
} as const satisfies KindFacts;
