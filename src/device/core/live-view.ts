/** Live queries: the only way components follow the database. Stores with their own rows look the same. */
import { useSyncExternalStore } from 'react';
import { countChange } from './change-counter.ts';
import { openChannel } from './channel.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from './names.ts';
import { throttledReads } from './throttled-reads.ts';

export interface LiveView<View> {
  subscribe: (listener: () => void) => () => void;
  /** Undefined while it is read. */
  snapshot: () => View | undefined;
}

/**
 * The result of `read` on the outbox, read again after changes by this tab, other tabs and the service
 * worker. Shared by all subscribers, and not read without any.
 * @param read where it fails, what was read before stays until the next change
 * @param names of the channels that tell of changes
 * @param first what was read just before, until it is read here
 */
export function createLiveView<View>(
  read: () => Promise<View>,
  // The signed-in account decides what is shown.
  names: readonly string[] = [OUTBOX_CHANNEL, SESSION_CHANNEL],
  first?: View,
): LiveView<View> {
  const listeners = new Set<() => void>();
  let view = first;
  let stop: (() => void) | undefined;

  function follow(): () => void {
    let here = true;
    const { again, stop } = throttledReads(async () => {
      const next = await read();
      if (!here) return;
      view = next;
      for (const listener of listeners) listener();
    });
    const channels = names.map((name) => openChannel(name));
    for (const channel of channels) {
      channel.addEventListener('message', (message) => {
        countChange();
        again(message);
      });
    }
    again();
    return () => {
      here = false;
      stop();
      for (const channel of channels) channel.close();
    };
  }

  return {
    snapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        view = undefined;
      };
    },
  };
}

/** @returns undefined while it is read */
export function useLiveView<View>({ subscribe, snapshot }: LiveView<View>): View | undefined {
  return useSyncExternalStore(subscribe, snapshot, () => undefined);
}
