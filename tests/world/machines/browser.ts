/** A browser: what its tabs and its worker share. */
import { IDBFactory } from 'fake-indexeddb';
import type { Owner } from '../schedule.ts';
import type { World } from '../world.ts';
import { type Context, createContext, type Tab } from './context.ts';
import { createLocks, type Locks } from './locks.ts';
import { type Line, openLine } from './network.ts';
import { type Disk, readDisk } from './storage.ts';

export interface Browser {
  name: string;
  indexedDB: IDBFactory;
  line: Line;
  disk: Disk;
  locks: Locks;
  /** Milliseconds that the device's clock is ahead. */
  ahead: number;
  /** Those that live or are frozen. */
  tabs: Tab[];
  worker: Context | null;
  /** Where the browser has Background Sync. */
  hasSync: boolean;
  /** An old one has neither Web Locks nor BroadcastChannel. */
  isOld: boolean;
  /** A moment before the last pull that was read to its end. */
  pulled: number;
  /** The pull after which it was looked for what the office had erased. */
  checked: number;
  disks: () => ReturnType<typeof readDisk>;
  openTab: () => Tab;
  /** A tab to be used; one is opened where there is none. */
  anyTab: () => Tab;
  kill: (context: Context) => void;
  /** Word to all contexts of the browser; of an old one, to the one that has it. */
  announce: (channel: 'outbox' | 'session', from: Owner) => void;
  /** Wakes the worker soon, as Background Sync does. */
  requestSync: () => void;
}

/** Tries of Background Sync, as Chromium makes them, and the pauses after those that failed. */
const SYNC_PAUSES = [5 * 60_000, 15 * 60_000];

export function createBrowser(world: World, number: number): Browser {
  const { schedule, chance } = world;
  const indexedDB = new IDBFactory();
  let contexts = 0;
  const heard = new Set<string>();

  const browser: Browser = {
    name: `d${number}`,
    indexedDB,
    line: openLine(),
    disk: { fault: null, left: 0 },
    locks: createLocks(schedule, number !== 3, () =>
      world.break('busy', `d${number} asks for locks over and over`),
    ),
    ahead: 0,
    tabs: [],
    worker: null,
    hasSync: number === 1,
    isOld: number === 3,
    pulled: -1,
    checked: -1,
    disks: () => readDisk(indexedDB),

    openTab() {
      contexts += 1;
      const tab = createContext(world, browser, `${browser.name}.t${contexts}`);
      browser.tabs.push(tab);
      tab.start();
      return tab;
    },

    anyTab() {
      const live = browser.tabs.filter(({ owner }) => owner.state === 'live');
      return live.length > 0 ? chance.pick(live) : browser.openTab();
    },

    kill(context) {
      context.owner.state = 'dead';
      browser.tabs = browser.tabs.filter((tab) => tab !== context);
      if (browser.worker === context) browser.worker = null;
      browser.locks.forget(context.owner);
      context.database.close();
    },

    announce(channel, from) {
      for (const context of [...browser.tabs, ...(browser.worker ? [browser.worker] : [])]) {
        if (browser.isOld && context.owner !== from) continue;
        const word = `${context.owner.name} ${channel}`;
        if (heard.has(word)) continue;
        heard.add(word);
        schedule.add(chance.below(10), context.owner, () => {
          heard.delete(word);
          context.hear(channel);
        });
      }
    },

    requestSync() {
      if (browser.hasSync) sync(0);
    },
  };

  /** The worker replays; while something still waits the browser wakes it again. */
  function sync(tries: number): void {
    schedule.add(1_000, null, () => {
      if (!browser.worker || browser.worker.owner.state === 'dead') {
        contexts += 1;
        browser.worker = createContext(world, browser, `${browser.name}.w${contexts}`);
      }
      const { replayer } = browser.worker;
      const replay = async () => {
        await replayer.replay(true);
        if ((await replayer.waiting()).length > 0) throw new Error('Entries still wait.');
      };
      void replay().catch(() => {
        const pause = SYNC_PAUSES[tries];
        if (pause !== undefined) schedule.add(pause, null, () => sync(tries + 1));
      });
    });
  }

  return browser;
}
