/** Live queries: the only way components follow the database. Stores with their own rows look the same. */
import { useSyncExternalStore } from 'react';
import { noteChange } from './changes-heard.ts';
import { openChannel } from './channel.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from './names.ts';

export interface LiveView<View> {
  subscribe: (listener: () => void) => () => void;
  /** Undefined while it is read. */
  snapshot: () => View | undefined;
}

/** Milliseconds for which changes are collected: reading 1,000 entries for each batch would slow sending. */
const GATHER = 300;

/**
 * The result of `read` on the outbox, read again after changes by this tab, other tabs and the service
 * worker. Shared by all subscribers, and not read without any.
 * @param read must also return a value if reading fails
 * @param names of the channels that tell of changes
 */
export function createLiveView<View>(
  read: () => Promise<View>,
  // The signed-in account decides what is shown.
  names: readonly string[] = [OUTBOX_CHANNEL, SESSION_CHANNEL],
): LiveView<View> {
  const listeners = new Set<() => void>();
  let view: View | undefined;
  let stop: (() => void) | undefined;

  function follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastLook = 0;
    let here = true;
    const look = async () => {
      lastLook = Date.now();
      const next = await read();
      if (!here) return;
      view = next;
      for (const listener of listeners) listener();
    };
    const lookSoon = () => {
      noteChange();
      clearTimeout(timer);
      // The first change shows at once, and so does the last.
      timer = setTimeout(look, Math.max(0, lastLook + GATHER - Date.now()));
    };
    const channels = names.map((name) => openChannel(name));
    for (const channel of channels) channel.addEventListener('message', lookSoon);
    void look();
    return () => {
      here = false;
      clearTimeout(timer);
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
