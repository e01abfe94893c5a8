import type { KindFacts } from '../kind-facts.ts';

export const souvenirStep = {
  plural: 'Steps of souvenirs',
  list: '/api/souvenirsteps',
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    souvenirStep: { call: '/api/souvenirsteps', prefix: 'SS', title: 'Step of a souvenir', version: 1 },
  },
} as const satisfies KindFacts;
