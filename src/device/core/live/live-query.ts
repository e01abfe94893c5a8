/**
 * Queries of the outbox that many components show at once. They read all entries. While a backlog is sent the entries
 * change dozens of times a second, and `useLiveQuery` would begin a reading at each change and show none before the last.
 * Here Dexie only tells that something changed, and one reading at a time serves all components. For a small query
 * `useLiveQuery` of dexie-react-hooks is enough.
 */
import Dexie from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { openChannel } from '../channel.ts';
import { openDatabase, readDeviceState, withDatabase } from '../database.ts';
import { ALL_SENT_MESSAGE, OUTBOX_CHANNEL } from '../shared-names.ts';
import { countChange } from './change-counter.ts';
import { type ThrottledReads, throttledReads } from './throttled-reads.ts';

type Changed = ThrottledReads['again'];

/** Subscribes to changes: calls back once it is active, and after each change. Returns a function that ends it. */
export type SubscribeToChanges = (changed: Changed) => () => void;

const followers = new Set<Changed>();
let watched: { hears: boolean; stop: () => void } | undefined;

/** Follows the outbox and the session of this device: changes by this tab, other tabs and the service worker. */
export const followOutbox: SubscribeToChanges = (changed) => {
  followers.add(changed);
  watched ??= watchOutbox();
  if (watched.hears) changed();
  return () => {
    followers.delete(changed);
    if (followers.size > 0) return;
    watched?.stop();
    watched = undefined;
  };
};

/** Watches the tables once for all followers. */
function watchOutbox() {
  const tell: Changed = (message) => {
    watch.hears = true;
    for (const changed of followers) changed(message);
  };
  const query = Dexie.liveQuery(() => {
    countChange();
    // Later, because Dexie would add what the followers read to what it watches here.
    setTimeout(tell);
    return touchTables().catch(() => {
      isDeaf = true;
    });
  });
  /** True if the tables could not be read, so that Dexie watches nothing: it tries again when others tell of a change. */
  let isDeaf = false;
  let subscription = query.subscribe(() => undefined);
  const channel = openChannel(OUTBOX_CHANNEL);
  channel.addEventListener('message', (message) => {
    if (message.data === ALL_SENT_MESSAGE) tell(message);
    if (!isDeaf) return;
    isDeaf = false;
    subscription.unsubscribe();
    subscription = query.subscribe(() => undefined);
  });
  const watch = {
    hears: false,
    stop() {
      subscription.unsubscribe();
      channel.close();
    },
  };
  // Dexie runs no query in a browser without a database, where followers say so.
  if (!Dexie.dependencies.indexedDB) setTimeout(tell);
  return watch;
}

/** Reads one key of each table at most, from a range that covers all of it: Dexie then watches that range. */
const touchTables = () =>
  withDatabase(openDatabase(), ({ entries, sent, copies, carried, facts }) =>
    Promise.all([
      ...[entries, sent, copies, carried].map((table) =>
        table
          .toCollection()
          .limit(1)
          .eachPrimaryKey(() => undefined),
      ),
      // The signed-in account decides what is shown.
      readDeviceState({ facts }, 'session'),
    ]),
  );

/** Result of a query. */
interface Found<View> {
  /** The query itself. */
  by: SharedQuery<View>;
  view: View;
}

/** One reading for all components that show it, as an observable of dexie-react-hooks. */
export interface SharedQuery<View> {
  subscribe: (listener: (found: Found<View>) => void) => () => void;
  hasValue: () => boolean;
  getValue: () => Found<View> | undefined;
}

/**
 * The result of `read`, read again after changes. Nothing is read while nobody subscribes.
 * @param read where it fails, what was read before stays until the next change
 * @param first what was read just before, until it is read here
 */
export function sharedQuery<View>(
  read: () => Promise<View>,
  follow: SubscribeToChanges = followOutbox,
  first?: View,
): SharedQuery<View> {
  const listeners = new Set<(found: Found<View>) => void>();
  let stop: (() => void) | undefined;

  function begin(): () => void {
    let isOver = false;
    const reads = throttledReads(async () => {
      const view = await read();
      if (isOver) return;
      found = { by: query, view };
      for (const listener of listeners) listener(found);
    });
    const leave = follow(reads.again);
    return () => {
      isOver = true;
      reads.stop();
      leave();
    };
  }

  const query: SharedQuery<View> = {
    hasValue: () => found !== undefined,
    getValue: () => found,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= begin();
      if (found) listener(found);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        found = undefined;
      };
    },
  };
  let found: Found<View> | undefined = first === undefined ? undefined : { by: query, view: first };
  return query;
}

/** Stands for no query. */
const NOTHING: SharedQuery<never> = {
  subscribe: () => () => undefined,
  hasValue: () => false,
  getValue: () => undefined,
};

/** Returns what a query has found, live; undefined while it is read, and without a query. */
export function useSharedQuery<View>(query: SharedQuery<View> | null): View | undefined {
  const followed = query ?? NOTHING;
  const found = useObservable<Found<View> | undefined>(() => followed, [followed]);
  // Until another query has been read, `useObservable` returns what the one before had found.
  return (found?.by === followed ? found : followed.getValue())?.view;
}
