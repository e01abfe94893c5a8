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
  {
    name: 'a request that arrived unheard, was discarded, and was pressed again with other content',
    seed: 347,
    plan: [
      { do: 'doubleClick', salt: 140286616 },
      { do: 'retention', salt: 4143905239 },
      { do: 'correct', salt: 2642795036 },
      { do: 'discard', salt: 235061811 },
      { do: 'wait', salt: 2738869475 },
    ],
  },
];
