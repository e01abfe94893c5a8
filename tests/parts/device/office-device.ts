/** A device of the staff, on parts that a test controls. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { SIGNED_IN_FLAG } from '../../../src/contract/document/local-storage.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { requireSignIn } from '../../../src/device/office/session/author.ts';
import { createSessions } from '../../../src/device/office/session/sessions.ts';
import { createPuller } from '../../../src/device/records/pull/pull.ts';
import { createLiveRecords, type LiveRecordsSource } from '../../../src/device/records/rows/live-records.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { storedRecords } from '../pages/stored.ts';
import { createTestDevice, createTestLock, type Network } from './device.ts';
import { PASSWORD, type TestFeed } from './feed.ts';

/** Parts that the tabs of one browser share. */
export type Browser = ReturnType<typeof createBrowser>;

export function createBrowser() {
  return {
    indexedDB: new IDBFactory(),
    refusesCookies: false,
    locks: { outbox: createTestLock(), pull: createTestLock(), session: createTestLock() },
    tabs: new Set<{ hear: (word: Word) => void }>(),
    storage: new Map<string, string>(),
  };
}

type Word =
  | { type: 'outbox' | 'session' }
  | { type: 'feed'; change: Parameters<LiveRecordsSource['onFeedChange']>[0] };

/** One tab of a browser, signed in or not. */
export function openTab(feed: Pick<TestFeed, 'network'>, browser: Browser = createBrowser()) {
  /** Network between this tab and the office. */
  const line: { network: Network } = { network: feed.network };
  const network: Network = (address, init) => line.network(address, init);
  const stores = new Map<RecordKind, LiveRecordsSource>();
  const own = {
    hear(word: Word) {
      if (word.type === 'session') void sessions.look();
      for (const store of stores.values()) {
        if (word.type === 'outbox') store.onOutboxChange();
        if (word.type === 'feed') store.onFeedChange(word.change);
      }
    },
  };
  browser.tabs.add(own);
  const tell = (word: Word) => {
    for (const tab of browser.tabs) tab.hear(word);
  };
  const device = createTestDevice({
    network,
    indexedDB: browser.indexedDB,
    lock: browser.locks.outbox,
    sessionLock: browser.locks.session,
    announce: () => tell({ type: 'outbox' }),
  });
  const { database, time } = device;
  const sessions = createSessions({
    database,
    transport: createTransport({ fetch: (address, init = {}) => network(String(address), init) }),
    lock: browser.locks.session,
    clock: () => time.now,
    flushSignOut: device.flushSignOut,
    announce: () => tell({ type: 'session' }),
    refusesCookies: () => browser.refusesCookies,
    setFlag: (on) =>
      void (on ? browser.storage.set(SIGNED_IN_FLAG, 'true') : browser.storage.delete(SIGNED_IN_FLAG)),
  });
  let account = '';
  sessions.subscribe(() => {
    const next = sessions.view().session?.account.id ?? '';
    if (next === account) return;
    account = next;
    for (const store of stores.values()) store.restart();
  });
  const gets: string[] = [];
  let retried = 0;
  const puller = createPuller({
    database,
    onRetry() {
      retried += 1;
    },
    lock: browser.locks.pull,
    clock: () => time.now,
    announce: (change) => tell({ type: 'feed', change }),
    askToSignIn: (id) => requireSignIn(database, id),
    transport: createTransport({
      fetch: (address, init = {}) => {
        gets.push(String(address));
        return network(String(address), init);
      },
    }),
  });

  return {
    ...device,
    browser,
    line,
    sessions,
    puller,
    /** All records in the database. */
    records: () => storedRecords(database),
    announce: (change: Parameters<LiveRecordsSource['onFeedChange']>[0]) => tell({ type: 'feed', change }),
    gets,
    /** How often a pull let changes wait again. */
    get retried() {
      return retried;
    },
    signIn: (email: string) => sessions.signIn(email, PASSWORD),
    /** Signs out and gives up what is not sent. */
    signOut: async () => sessions.forget(await sessions.unsent()),
    /** The store of a kind in this tab, loading. */
    open<Kind extends RecordKind>(kind: Kind): LiveRecordsSource<Kind> {
      const store = createLiveRecords<Kind>({
        database,
        kind,
        schedule: (work) => queueMicrotask(work),
        nextTask: async () => undefined,
      });
      stores.set(kind, store as unknown as LiveRecordsSource);
      store.start();
      return store;
    },
    /** Adds an entry of whoever is signed in. */
    async enter(kind: Parameters<typeof device.outbox.add>[0]['kind'], payload: unknown, id: string = v7()) {
      const author = sessions.view().session?.account.id ?? null;
      return device.outbox.add({ id, kind, payload, author });
    },
    close() {
      browser.tabs.delete(own);
      database.close();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;

/** Waits until a store shows all that it was told of, however long the database takes. */
export async function settled(store: Pick<LiveRecordsSource, 'snapshot' | 'isReading'>): Promise<void> {
  for (let quiet = 0, last = store.snapshot(); quiet < 8; ) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    const now = store.snapshot();
    quiet = now === last && !store.isReading() ? quiet + 1 : 0;
    last = now;
  }
}
