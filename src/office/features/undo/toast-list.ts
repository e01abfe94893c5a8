/**
 * List of short messages that are shown for a while, some of which offer Undo. It does not touch the screen;
 * tests pass in their own timer.
 */

/** Seconds that a message is shown, not counting the time in which it has the pointer or the focus. */
export const TOAST_SECONDS = 12;
/** Seconds between two calls of `extendDeferral` while a message is shown. */
export const DEFERRAL_EXTENSION_SECONDS = 4;

export interface NewToast<Words> {
  words: Words;
  /** Undoes the action. @returns the message that is shown then; null for none */
  undo?: () => Promise<Words | null>;
  /** Called regularly while the message is shown, so that an entry held back for it is held longer. */
  extendDeferral?: () => void;
  /** Called when the message has timed out or was closed, but not after an undo. */
  onOver?: () => void;
}

export interface Toast<Words> extends NewToast<Words> {
  id: number;
  /** Seconds left. */
  left: number;
}

/** Most messages at a time; another one removes the oldest. */
const MOST = 3;

export function createToastList<Words>(everySecond: (work: () => void) => () => void) {
  let toasts: readonly Toast<Words>[] = [];
  let last = 0;
  let seconds = 0;
  let paused = false;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast<Words>[]): void {
    toasts = next;
    if (toasts.length > 0) stop ??= everySecond(tick);
    else {
      stop?.();
      stop = undefined;
      paused = false;
    }
    for (const listener of listeners) listener();
  }

  function end(over: readonly Toast<Words>[]): void {
    change(toasts.filter((toast) => !over.includes(toast)));
    for (const { onOver } of over) onOver?.();
  }

  function tick(): void {
    seconds += 1;
    if (seconds % DEFERRAL_EXTENSION_SECONDS === 0)
      for (const { extendDeferral } of toasts) extendDeferral?.();
    if (paused) return;
    for (const toast of toasts) toast.left -= 1;
    const over = toasts.filter(({ left }) => left <= 0);
    if (over.length > 0) end(over);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (): readonly Toast<Words>[] => toasts,
    show(toast: NewToast<Words>): void {
      last += 1;
      const next = [...toasts, { ...toast, id: last, left: TOAST_SECONDS }];
      const over = next.slice(0, Math.max(0, next.length - MOST));
      change(next);
      if (over.length > 0) end(over);
    },
    close(id: number): void {
      end(toasts.filter((toast) => toast.id === id));
    },
    /** Undoes the action once; the result is shown in place of the message. */
    async undo(id: number): Promise<void> {
      const toast = toasts.find((one) => one.id === id);
      if (!toast?.undo) return;
      change(toasts.filter((one) => one !== toast));
      const words = await toast.undo();
      if (words !== null) this.show({ words });
    },
    /** Stops the time of all messages while a person points at them or has the focus in them. */
    pause(on: boolean): void {
      paused = on && toasts.length > 0;
    },
    /** Removes all messages when the person has left. */
    clear(): void {
      change([]);
    },
  };
}
