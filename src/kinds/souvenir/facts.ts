import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const souvenir = {
  plural: 'Souvenirs transported',
  list: endpoints.souvenirs,
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    souvenir: { call: endpoints.souvenir, prefix: 'SV', title: 'Souvenir', version: 1 },
  },
} as const satisfies KindFacts;
