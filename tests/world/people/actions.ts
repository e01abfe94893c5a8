/** Actions that are possible in a world, how often each is chosen, and in which order a seed does them. */
import { createSeededRandom } from '../../parts/seeded-random.ts';
import { rest } from '../checks/rest.ts';
import { machines } from '../machines/machines.ts';
import type { World } from '../world.ts';
import { operators } from './operator.ts';
import { people } from './person.ts';
import { staff } from './staff.ts';

/** Actions, each of which does one thing or begins it: what it waits for comes later. */
export const actions = { ...people, ...staff, ...machines, ...operators, rest };
export type ActionName = keyof typeof actions;

/** One step of a plan. All chance of the step comes from its salt, so a step is the same in a shorter plan. */
export interface Action {
  do: ActionName;
  salt: number;
}

/** How often each is chosen, against all others. */
export const weights: Readonly<Record<ActionName, number>> = {
  submit: 20,
  submitAgain: 14,
  doubleClick: 4,
  submitInTwoTabs: 2,
  oneDraftInTwoTabs: 1,
  correct: 3,
  discard: 2,
  fillDisk: 1,
  saveToFile: 1,
  sendFile: 1,
  signIn: 5,
  changeAccount: 3,
  signOut: 3,
  staffForm: 9,
  change: 5,
  note: 2,
  remove: 1,
  useStaleTab: 3,
  loseRole: 2,
  carry: 2,
  resolve: 2,
  openTab: 2,
  killTab: 3,
  freezeTab: 2,
  thawTabs: 2,
  loseLocks: 1,
  sync: 1,
  wake: 6,
  wait: 9,
  lineDown: 2,
  lineUp: 6,
  goAway: 1,
  lineFault: 12,
  blockEntry: 2,
  unblock: 1,
  diskFault: 3,
  deviceClock: 2,
  killServer: 3,
  stopServer: 1,
  freezeServer: 1,
  startServers: 3,
  olderServer: 2,
  serverClock: 1,
  resetPassword: 1,
  changeRole: 1,
  disableAccount: 1,
  restoreAccounts: 3,
  erase: 2,
  retention: 1,
  backUp: 2,
  restore: 3,
  snapshot: 2,
  rollBack: 2,
  loseKeys: 1,
  clockJump: 1,
  rest: 2,
};

/** The plan of a seed. It ends with a rest, at which everything must have arrived. */
export function planOf(seed: number, steps: number): Action[] {
  const chance = createSeededRandom(seed);
  chance.reseed(seed);
  const names = Object.keys(weights) as ActionName[];
  const bag = names.flatMap((name) => Array<ActionName>(weights[name]).fill(name));
  const plan = Array.from({ length: steps }, () => ({
    do: chance.pick(bag),
    salt: chance.below(2 ** 32),
  }));
  return [...plan, { do: 'rest', salt: chance.below(2 ** 32) }];
}

/** Milliseconds that may pass between two steps, the shorter ones more often. */
const PAUSES = [0, 50, 500, 500, 2_000, 5_000, 30_000];
/** Things that may happen meanwhile. */
const MOST = [1, 2, 4, 8, 16, 40, 100];

export async function run(world: World, { do: name }: Action): Promise<void> {
  const { schedule, chance, tell, count } = world;
  tell(name);
  count(name);
  await actions[name](world);
  await schedule.run(chance.pick(PAUSES), chance.pick(MOST));
}
