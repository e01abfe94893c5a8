/** Throttles repeated reads: a backlog that is sent changes the outbox dozens of times a second. */
import { ALL_SENT_MESSAGE } from '../shared-names.ts';

/** Shortest pause between two reads, milliseconds. */
const PAUSE = 300;
/** Longest pause, however long a read takes: the screen is never older than this pause and one read. */
const LONGEST = 1_000;

export interface ThrottledReads {
  /** Call this after each change, with the message that announced it, if there is one. */
  again: (message?: { data: unknown }) => void;
  stop: () => void;
}

/**
 * Reads at once, then one read at a time, with pauses twice as long as the last read took. All calls during a
 * read or a pause lead to one more read. Once everything is sent, the pause ends early.
 * @param look the read; if it fails, it is repeated after the next change
 */
export function throttledReads(look: () => Promise<unknown>): ThrottledReads {
  let isLooking = false;
  /** Timer of the pause. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let isAllSent = false;
  let isOver = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    isLooking = true;
    isAsked = false;
    isAllSent = false;
    const start = Date.now();
    await look().catch(() => undefined);
    isLooking = false;
    if (isOver) return;
    if (isAllSent) void run();
    else timer = setTimeout(rested, Math.min(LONGEST, Math.max(PAUSE, 2 * (Date.now() - start))));
  }

  function rested(): void {
    timer = undefined;
    if (isAsked) void run();
  }

  return {
    again(message) {
      isAsked = true;
      isAllSent ||= message?.data === ALL_SENT_MESSAGE;
      if (!isLooking && (timer === undefined || isAllSent)) void run();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
