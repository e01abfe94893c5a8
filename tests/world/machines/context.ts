/** A tab or the worker of a browser: the device's real cores, on parts that the world controls. */
import { gzipSync } from 'node:zlib';
import { sha256 } from '../../../src/contract/protocol/submission-secret.ts';
import type { DeviceDatabase } from '../../../src/device/core/database.ts';
import type { StartTimer } from '../../../src/device/core/dependencies.ts';
import { statusStoringTransport } from '../../../src/device/core/server-status.ts';
import { createIdentify } from '../../../src/device/core/submission-secret.ts';
import type { DeviceStateRow } from '../../../src/device/core/tables.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { createDrafts } from '../../../src/device/drafts/drafts.ts';
import { createSignOutFlush, readAuthor, requireSignIn } from '../../../src/device/office/session/author.ts';
import { createSessions } from '../../../src/device/office/session/sessions.ts';
import { createSubmit, type Submit } from '../../../src/device/outbox/add/submit.ts';
import { createOutbox, type Outbox } from '../../../src/device/outbox/outbox.ts';
import { createReplayer } from '../../../src/device/outbox/send/replay.ts';
import { createReplayTriggers } from '../../../src/device/outbox/send/replay-triggers.ts';
import { createOwnOutbox } from '../../../src/device/outbox/show/own-outbox.ts';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import { createDeviceReport } from '../../../src/device/records/device-report.ts';
import { createPuller } from '../../../src/device/records/pull/pull.ts';
import { createHealer } from '../../../src/device/transfer/healing/heal.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import type { Owner } from '../schedule.ts';
import type { World } from '../world.ts';
import type { Browser } from './browser.ts';
import { openDisk } from './storage.ts';

export type Context = ReturnType<typeof createContext>;
export type Tab = Context;

/** Milliseconds in which receipts gather before the feed is asked for their records. */
const GATHER = 1_000;
/** Milliseconds until healing that could not be finished is tried again, and up to as many more. */
const HEAL_AGAIN = 60_000;
/** Longest time that a browser's timer takes; more is none at all. */
const LONGEST_TIMER = 2 ** 31 - 1;

export function createContext(world: World, browser: Browser, name: string) {
  const { schedule, chance, ledger, parts } = world;
  const owner: Owner = { name, state: 'live' };
  const clock = () => schedule.now() + browser.ahead;
  const newId = world.newId;
  const after: StartTimer = (milliseconds, work) =>
    schedule.add(milliseconds > LONGEST_TIMER ? 1 : milliseconds, owner, work);
  const { disk, indexedDB, line, locks } = browser;
  const database: DeviceDatabase = openDisk({
    indexedDB,
    disk,
    owner,
    schedule,
    chance,
    count: (fault) => world.count(`disk: ${fault}`),
  });
  const fetch = world.network.fetchOf(line, owner);
  const transport = parts.transport(
    createTransport({
      fetch,
      after,
      compress: async (text) => {
        const { buffer, byteOffset, byteLength } = gzipSync(text);
        return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
      },
    }),
  );
  const announceOutbox = () => browser.announce('outbox', owner);
  const hearing = statusStoringTransport(transport, () => database, announceOutbox);
  const announceSession = () => browser.announce('session', owner);

  /** @param nameNew makes the ids of corrections */
  const openOutbox = (nameNew: () => string): Outbox =>
    parts.outbox(createOutbox({ database, clock, announce: announceOutbox, newId: nameNew }), {
      clock,
      database,
      newId,
    });
  const outbox = openOutbox(newId);
  /** Outbox as people use it: the ledger notes what they add and give up. */
  const byHand: Outbox = {
    ...outbox,
    add(entry) {
      const person = sessions.view().session?.account.id ?? null;
      ledger.hear(entry, { browser: browser.name, person });
      // Should it become a correction, that has an id of its own.
      return openOutbox(() => ledger.addId(entry.id, newId())).add(entry);
    },
    remove(id) {
      const entry = browser.disks().entries.find((one) => one.id === id);
      const account = accountOn(browser);
      if (entry?.author && entry.author !== account) {
        world.break('author', `${ledger.nameOf(id)} was given up under another account`);
      }
      const ids = ledger.byId.get(id)?.ids ?? [];
      // Other entries of the same request are still to arrive.
      const others = browser.disks().entries.filter((one) => one.id !== id && ids.includes(one.id));
      ledger.giveUp(id, others.length > 0);
      return outbox.remove(id);
    },
  };
  const flushSignOut = createSignOutFlush({
    database: () => database,
    lock: locks.lock('session', owner),
    fetch,
    startTimer: after,
  });
  const author = () => readAuthor(database);
  const askHere = async (account: string) => {
    await requireSignIn(database, account);
    announceSession();
  };
  // Web Crypto works in other threads.
  const identify = createIdentify(
    () => database,
    (text) => schedule.hold(sha256(text)),
  );
  const replayer = parts.replayer(
    createReplayer({
      outbox,
      clock,
      after,
      transport: hearing,
      identify,
      lock: locks.lock('outbox-replay', owner),
      priority: locks.priority(owner),
      random: chance.next,
      author,
      askToSignIn: askHere,
      flushSignOut,
    }),
    { outbox, transport, clock, author },
  );
  const own = createOwnOutbox({ database, outbox: byHand });
  const submitRaw = createSubmit({
    outbox: byHand,
    replayer,
    newPress: newId,
    onStored: () => browser.requestSync(),
  });
  /** Submits, and notes in the ledger what the person is told. */
  const submit: Submit = async (entry) => {
    ledger.press(entry.id);
    const outcome = await submitRaw(entry);
    if (owner.state === 'dead') return outcome;
    ledger.tell(entry.id, outcome.type, entry.payload);
    world.tell(`  ${name} told ${ledger.nameOf(entry.id)}: ${outcome.type}`);
    return outcome;
  };
  const sessions = parts.sessions(
    createSessions({
      database,
      transport,
      lock: locks.lock('session', owner),
      clock,
      flushSignOut,
      announce: announceSession,
      setFlag: () => undefined,
    }),
  );
  const healer = parts.healer(
    createHealer({
      database,
      transport: hearing,
      lock: locks.lock('healing', owner),
      clock,
      random: chance.next,
      pause: (milliseconds) => new Promise<void>((resolve) => after(milliseconds, resolve)),
      author,
      identify,
      seal: (...sealed) => schedule.hold(seal(...sealed)),
      announce: announceOutbox,
      askToSignIn: askHere,
    }),
    { database },
  );
  const puller = createPuller({
    onRetry: () => undefined,
    database,
    transport: hearing,
    lock: locks.lock('feed-pull', owner),
    clock,
    announce: () => undefined,
    askToSignIn: askHere,
  });
  const report = createDeviceReport({ database, transport, clock, newId, version: 'world' });
  const work = createStaffActions({
    database,
    outbox: byHand,
    submit,
    announce: () => undefined,
    newId,
    shown: () => parts.shown(sessions.view().session?.account.id ?? null),
  });
  const drafts = createDrafts({
    database,
    clock,
    openTabs: async () => (browser.isOld ? null : new Set(browser.tabs.map((tab) => tab.owner.name))),
  });
  const wakes = createReplayTriggers({ replayer, clock, startTimer: after, rest: () => 0 });

  let isHealing = false;
  let willHeal = false;
  let willAsk = false;
  let hasChanged = false;

  /**
   * Heals as a page does, see `src/device/transfer/healing/healing-triggers.ts`.
   * @param ask true to ask how the server stands
   */
  function healSoon(ask: boolean): void {
    willAsk ||= ask;
    hasChanged ||= isHealing;
    if (willHeal || isHealing) return;
    willHeal = true;
    after(GATHER, () => {
      willHeal = false;
      void heal();
    });
  }

  async function heal(): Promise<void> {
    const ask = willAsk;
    willAsk = false;
    hasChanged = false;
    isHealing = true;
    const { requeued, finished } = await healer(ask).catch(() => ({ requeued: 0, finished: false }));
    if (requeued > 0) await replayer.replay(false).catch(() => undefined);
    isHealing = false;
    if (!finished) after(HEAL_AGAIN * (1 + chance.next()), () => healSoon(true));
    else if (willAsk || hasChanged) healSoon(false);
  }

  async function pull(): Promise<string> {
    const began = world.moment();
    const before = browser.line.olderPages;
    const outcome = await puller.pull().catch(() => 'failed');
    if (outcome !== 'done') return outcome;
    // An older page tells what it told then; the removals since come with the next one.
    if (browser.line.olderPages === before) browser.pulled = Math.max(browser.pulled, began);
    await report().catch(() => false);
    return outcome;
  }

  let gathering = false;
  function gatherReceipts(): void {
    if (gathering) return;
    gathering = true;
    after(GATHER, () => {
      gathering = false;
      if (browser.disks().entries.some(({ state }) => state === 'received')) void pull();
    });
  }

  return {
    owner,
    browser,
    database,
    outbox: byHand,
    own,
    replayer,
    submit,
    identify,
    sessions,
    work,
    drafts,
    wakes,
    flushSignOut,
    transport,
    clock,
    pull,
    healSoon,

    /** The page opens. */
    start(): void {
      void wakes.wake(true);
      healSoon(true);
      void sessions.look().then(async () => {
        if (!sessions.view().session) return;
        await sessions.refresh();
        await pull();
      });
    },

    hear(channel: 'outbox' | 'session'): void {
      if (channel === 'session') {
        void sessions.look();
        void wakes.wake(true);
      } else {
        wakes.hearOutbox();
        gatherReceipts();
        healSoon(false);
      }
    },
  };
}

/** Id of the account that is signed in on a browser, as its disk has it. */
export function accountOn(browser: Browser): string | null {
  const fact = browser.disks().facts.find(({ key }: DeviceStateRow) => key === 'session');
  return (fact?.value as { account: { id: string } } | undefined)?.account.id ?? null;
}
