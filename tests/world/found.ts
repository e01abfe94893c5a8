/** Plans by which the world found something, at their shortest: they must hold from then on. */
import type { Action } from './actions.ts';

export const found: readonly { name: string; seed: number; plan: readonly Action[] }[] = [
  {
    name: 'a parked entry that lost its reason to a late answer in another tab without locks',
    seed: 2,
    plan: [
      { do: 'oneDraftInTwoTabs', salt: 1211215967 },
      { do: 'submit', salt: 3022842366 },
      { do: 'lineUp', salt: 2175574205 },
      { do: 'rest', salt: 2860515324 },
    ],
  },
];
