/** Plans by which the world found something, at their shortest: they must hold from then on. */
import type { Action } from './people/actions.ts';

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
  {
    name: 'a database put back under the running server, whose next write went as far as the erasure that was lost',
    seed: 37,
    plan: [
      { do: 'submitInTwoTabs', salt: 3198490095 },
      { do: 'snapshot', salt: 975528642 },
      { do: 'wait', salt: 3227523430 },
      { do: 'erase', salt: 550127471 },
      { do: 'fillDisk', salt: 1633778097 },
      { do: 'rollBack', salt: 3438094369 },
      { do: 'change', salt: 4043745117 },
    ],
  },
  {
    name: 'a database put back twice, to a state before the epoch that the first time had begun',
    seed: 37,
    plan: [
      { do: 'submit', salt: 3175710637 },
      { do: 'doubleClick', salt: 2526590541 },
      { do: 'backUp', salt: 3790989670 },
      { do: 'snapshot', salt: 975528642 },
      { do: 'signIn', salt: 3237292282 },
      { do: 'rollBack', salt: 1542581440 },
      { do: 'staffForm', salt: 2250021918 },
      { do: 'submitAgain', salt: 3897476212 },
      { do: 'erase', salt: 550127471 },
      { do: 'fillDisk', salt: 1633778097 },
      { do: 'submitAgain', salt: 1941415758 },
      { do: 'rollBack', salt: 3438094369 },
    ],
  },
];
