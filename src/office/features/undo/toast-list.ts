/**
 * Short messages that stand for a while, some with a way to undo what they tell of. Without a screen: tests
 * pass in the beat.
 */

/** Seconds that a message stands: those in which nobody points at it or is in it by key. */
export const LIFE = 12;
/** Seconds after which a message that stands says so to what waits for its end. */
export const BEAT = 4;

export interface NewToast<Words> {
  words: Words;
  /** Undoes it. @returns what is told then; null for nothing */
  undo?: () => Promise<Words | null>;
  /** It stands: what is held back for it has to be held longer. */
  onBeat?: () => void;
  /** It is over, by time or because it was closed; not after an undo. */
  onOver?: () => void;
}

export interface Toast<Words> extends NewToast<Words> {
  id: number;
  /** Seconds left. */
  left: number;
}

/** More than these push the oldest out. */
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
    if (toasts.length > 0) stop ??= everySecond(beat);
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

  function beat(): void {
    seconds += 1;
    if (seconds % BEAT === 0) for (const { onBeat } of toasts) onBeat?.();
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
      const next = [...toasts, { ...toast, id: last, left: LIFE }];
      const over = next.slice(0, Math.max(0, next.length - MOST));
      change(next);
      if (over.length > 0) end(over);
    },
    close(id: number): void {
      end(toasts.filter((toast) => toast.id === id));
    },
    /** Undoes it once; what is told then takes its place. */
    async undo(id: number): Promise<void> {
      const toast = toasts.find((one) => one.id === id);
      if (!toast?.undo) return;
      change(toasts.filter((one) => one !== toast));
      const words = await toast.undo();
      if (words !== null) this.show({ words });
    },
    /** Their time stands still while a person is at them. */
    pause(on: boolean): void {
      paused = on && toasts.length > 0;
    },
    /** Whoever they were for is gone. */
    clear(): void {
      change([]);
    },
  };
}
