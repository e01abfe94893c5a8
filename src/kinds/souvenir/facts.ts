import type { KindFacts } from '../kind-facts.ts';

export const souvenir = {
  plural: 'Souvenirs transported',
  list: '/api/souvenirs',
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    souvenir: { call: '/api/souvenir', prefix: 'SV', title: 'Souvenir', version: 1 },
  },
} as const satisfies KindFacts;
