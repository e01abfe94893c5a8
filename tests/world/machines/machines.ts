/** Faults and other events of tabs, workers, disks, lines and servers. */

import type { World } from '../world.ts';
import type { Browser } from './browser.ts';
import { networkFaults } from './network.ts';
import { storageFaults } from './storage.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;
/** Milliseconds ahead; the last two lie before 1970 and after 9999. */
const CLOCKS = [0, 0, 3 * 60_000, -DAY, 40 * DAY, 8 * YEAR, -9 * YEAR, -80 * YEAR, 8_100 * YEAR];

/** Something on the way goes wrong with the next calls of a browser. */
export function meetFault(world: World, { line, name }: Browser): void {
  line.fault = world.chance.pick([...networkFaults, 'other status', 'other status', 'drop after']);
  line.left = 1 + world.chance.below(4);
  world.tell(`  ${name}: ${line.fault} for ${line.left} calls`);
}

export const machines = {
  openTab(world: World) {
    const browser = world.pickBrowser();
    if (browser.tabs.length < 4) browser.openTab();
  },

  killTab(world: World) {
    const browser = world.pickBrowser();
    const all = [...browser.tabs, ...(browser.worker ? [browser.worker] : [])];
    if (all.length === 0) return;
    const context = world.chance.pick(all);
    world.tell(`  ${context.owner.name} is killed`);
    browser.kill(context);
  },

  freezeTab(world: World) {
    const live = world.pickBrowser().tabs.filter(({ owner }) => owner.state === 'live');
    if (live.length === 0) return;
    const { owner } = world.chance.pick(live);
    owner.state = 'frozen';
    world.tell(`  ${owner.name} is frozen`);
  },

  thawTabs(world: World) {
    for (const { owner } of world.pickBrowser().tabs) owner.state = 'live';
  },

  loseLocks(world: World) {
    const browser = world.pickBrowser();
    for (const { owner } of browser.tabs) browser.locks.take(owner);
  },

  sync(world: World) {
    world.pickBrowser().requestSync();
  },

  /** The line came back, the tab is looked at, Send now. */
  wake(world: World) {
    const tab = world.pickBrowser().anyTab();
    void tab.wakes.wake(true);
    tab.healSoon(true);
    if (tab.sessions.view().session) void tab.pull();
  },

  async wait(world: World) {
    const time = world.chance.pick([1_000, 10_000, 60_000, 10 * 60_000, 2 * 60 * 60_000, DAY]);
    world.tell(`  ${time / 1000} s pass`);
    await world.schedule.run(time, 150);
  },

  lineDown(world: World) {
    const browser = world.pickBrowser();
    browser.line.down = true;
    world.tell(`  ${browser.name} has no line`);
  },

  /** Somebody goes to where there is no line, for longer than sessions and carried files last. */
  async goAway(world: World) {
    const { line, name } = world.pickBrowser();
    line.down = true;
    world.tell(`  ${name} has no line for 15 days`);
    await world.schedule.run(15 * DAY, 300);
  },

  lineUp(world: World) {
    for (const browser of world.browsers) {
      browser.line.down = false;
      for (const { owner, wakes, healSoon } of browser.tabs) {
        if (owner.state !== 'live') continue;
        void wakes.wake(true);
        healSoon(true);
      }
    }
  },

  lineFault(world: World) {
    meetFault(world, world.pickBrowser());
  },

  /** Something on the way never lets one entry through. */
  blockEntry(world: World) {
    const browser = world.pickBrowser();
    const waiting = browser.disks().entries.filter(({ state }) => state === 'waiting');
    if (waiting.length === 0) return;
    const { id } = world.chance.pick(waiting);
    browser.line.blocked.set(id, world.chance.pick(['page', 'silence']));
    world.tell(`  ${world.ledger.nameOf(id)} is blocked on ${browser.name}`);
  },

  unblock(world: World) {
    for (const { line } of world.browsers) line.blocked.clear();
  },

  diskFault(world: World) {
    const { disk, name } = world.pickBrowser();
    disk.fault = world.chance.pick(storageFaults);
    disk.left = 1 + world.chance.below(3);
    world.tell(`  ${name}: the disk meets ${disk.fault} ${disk.left} times`);
  },

  deviceClock(world: World) {
    const browser = world.pickBrowser();
    browser.ahead = world.chance.pick(CLOCKS);
    world.tell(`  ${browser.name}: the clock is ${browser.ahead / 1000} s ahead`);
  },

  killServer(world: World) {
    const node = world.chance.pick(world.house.nodes);
    node.dies = world.chance.pick(['before commit', 'after commit']);
    world.tell(`  ${node.name} will die ${node.dies}`);
  },

  stopServer(world: World) {
    world.chance.pick(world.house.nodes).state = 'down';
  },

  freezeServer(world: World) {
    world.chance.pick(world.house.nodes).state = 'frozen';
  },

  startServers(world: World) {
    for (const node of world.house.nodes) if (node.state !== 'up') world.house.restart(node);
  },

  /** One of two nodes is rolled back, or not rolled out yet. */
  olderServer(world: World) {
    const node = world.chance.pick(world.house.nodes);
    node.isOlder = !node.isOlder;
    world.tell(`  ${node.name} is of ${node.isOlder ? 'an earlier' : 'the same'} version`);
  },

  serverClock(world: World) {
    const node = world.chance.pick(world.house.nodes);
    node.ahead = world.chance.pick([0, 0, 5_000, -60_000, 3_600_000, -3_600_000]);
    world.tell(`  ${node.name}: the clock is ${node.ahead / 1000} s ahead`);
  },
};
