import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const souvenirStep = {
  plural: 'Steps of souvenirs',
  list: calls.souvenirSteps,
  roles: ['logistics', 'management'],
  isVoidable: true,
  entries: {
    souvenirStep: { call: calls.souvenirSteps, prefix: 'SS', title: 'Step of a souvenir', version: 1 },
  },
} as const satisfies KindFacts;
