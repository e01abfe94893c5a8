import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const souvenirStep = {
  plural: 'Steps of souvenirs',
  list: endpoints.souvenirSteps,
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    souvenirStep: { call: endpoints.souvenirSteps, prefix: 'SS', title: 'Step of a souvenir', version: 1 },
  },
} as const satisfies KindFacts;
