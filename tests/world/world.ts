/** A world in one process and virtual time: browsers, what lies between, and the office. */
import type { Role } from '../../src/contract/accounts/roles.ts';
import { recordKinds } from '../../src/kinds/list.ts';
import { createSeededRandom, type SeededRandom } from '../parts/seeded-random.ts';
import { checkStep } from './checks/checks.ts';
import { createLedger, type Ledger } from './checks/ledger.ts';
import { type Browser, createBrowser } from './machines/browser.ts';
import type { Base } from './machines/databases.ts';
import { createNetwork } from './machines/network.ts';
import { type Account, type OfficeCluster, openOfficeCluster } from './machines/office-cluster.ts';
import { defaultParts, type WorldParts } from './parts.ts';
import { type Action, run } from './people/actions.ts';
import { createSchedule, type Schedule } from './schedule.ts';

const START = Date.UTC(2027, 5, 1, 6);

/** Which promise was broken: see `checks.ts`, `rest.ts` and `rest-checks.ts`. */
export type Rule =
  | 'lost'
  | 'receipt without a row'
  | 'doubled'
  | 'not what was pressed last'
  | 'unknown row'
  | 'author'
  | 'acknowledged and parked'
  | 'refused although held'
  | 'untrue'
  | 'erased'
  | 'removed by nobody'
  | 'server error'
  | 'stuck'
  | 'parked for a passing cause'
  | 'feed'
  | 'busy'
  | 'report';

export interface Broken {
  rule: Rule;
  text: string;
  /** How many actions had been taken, this one among them. */
  step: number;
}

export interface World {
  schedule: Schedule;
  chance: SeededRandom;
  house: OfficeCluster;
  network: ReturnType<typeof createNetwork>;
  ledger: Ledger;
  parts: WorldParts;
  browsers: Browser[];
  /** Some browsers are used more than others. */
  pickBrowser: () => Browser;
  people: Account[];
  history: string[];
  /** How often each thing was done and each fault was met. */
  counts: Map<string, number>;
  broken: Broken | null;
  /** A backup was restored since the last rest: devices are still to bring back what it does not know. */
  isRestored: boolean;
  /** True if it was put back to a state before the last backup, which the operator has not restored. */
  isBackupDue: boolean;
  /** Ids of what devices still had, readable or sealed, when the database was put back last. */
  kept: Set<string>;
  /** How many actions have been taken, the one under way among them. */
  step: number;
  newId: () => string;
  /** A line of the history. */
  tell: (text: string) => void;
  count: (what: string) => void;
  break: (rule: Rule, text: string) => void;
  /** Its place in the order of all that happened. */
  moment: () => number;
}

const ROLES: readonly Role[] = ['operations', 'logistics', 'marketing', 'management'];
const BROWSERS = 3;
/** Months that records are kept: nothing of a world is so old. */
const KEPT = 24;

/** @param seed decides the ids that are made before the first action */
export async function createWorld(base: Base, seed: number, parts: WorldParts): Promise<World> {
  const chance = createSeededRandom(seed);
  const schedule = createSchedule(chance, START);
  const house = await openOfficeCluster({ base, now: schedule.now, change: parts.store });
  const counts = new Map<string, number>();
  const history: string[] = [];
  let moments = 0;
  let ids = 0;

  const world: World = {
    schedule,
    chance,
    house,
    network: undefined as never,
    ledger: createLedger(),
    parts,
    browsers: [],
    pickBrowser: () =>
      chance.pick(world.browsers.flatMap((browser, place) => Array(BROWSERS - place).fill(browser))),
    people: [],
    history,
    counts,
    broken: null,
    isRestored: false,
    isBackupDue: false,
    kept: new Set(),
    step: 0,
    newId() {
      ids += 1;
      const hex = (number: number, digits: number) =>
        number.toString(16).padStart(digits, '0').slice(-digits);
      const time = hex(schedule.now(), 12);
      const rest = hex(chance.below(2 ** 32), 8) + hex(chance.below(2 ** 16), 4);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(ids, 3)}-8${hex(ids >> 12, 3)}-${rest}`;
    },
    tell: (text) => void history.push(`${((schedule.now() - START) / 1000).toFixed(3)} ${text}`),
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    break(rule, text) {
      world.broken ??= { rule, text, step: world.step };
    },
    moment() {
      moments += 1;
      return moments;
    },
  };
  world.network = createNetwork({
    ...world,
    tell: world.tell,
    failed: (text) => world.break('server error', text),
    refused(id, status) {
      // Calls that submit nothing have a key too.
      if (!world.ledger.byId.has(id)) return;
      world.break('refused although held', `${world.ledger.nameOf(id)} was answered ${status}`);
    },
  });
  await house.addAccount(world.newId(), 'operator@example.com', 'management');
  for (const role of ROLES) {
    world.people.push(await house.addAccount(world.newId(), `${role}@example.com`, role));
  }
  const months = Object.fromEntries(recordKinds.map((kind) => [kind, KEPT]));
  const at = new Date(schedule.now()).toISOString();
  await base.store.admin.changeRetention({ months }, { by: 'operator@example.com', at });
  await base.store.admin.removeExpired(new Date(schedule.now()));
  for (let number = 1; number <= BROWSERS; number += 1) world.browsers.push(createBrowser(world, number));
  return world;
}

export interface Result {
  history: string[];
  counts: Map<string, number>;
  broken: Broken | null;
  /** Things that people, machines and the operator did. */
  operations: number;
}

/** Lives through the actions, one after another, and checks after each. Stops at the first broken promise. */
export async function live(
  base: Base,
  seed: number,
  actions: readonly Action[],
  parts: Partial<WorldParts> = {},
): Promise<Result> {
  const world = await createWorld(base, seed, { ...defaultParts, ...parts });
  for (const action of actions) {
    if (world.broken) break;
    world.step += 1;
    world.chance.reseed(action.salt);
    await run(world, action);
    if (!world.broken) await checkStep(world);
  }
  if (world.broken) world.tell(`BROKEN ${world.broken.rule}: ${world.broken.text}`);
  for (const browser of world.browsers) for (const tab of [...browser.tabs]) browser.kill(tab);
  return { history: world.history, counts: world.counts, broken: world.broken, operations: world.step };
}
