/** Many requests to look again become few looks: a backlog that is sent changes the outbox dozens of times a second. */
import { ALL_SENT } from './names.ts';

/** Milliseconds between two looks at least. */
const PAUSE = 300;
/** And at most, however long a look takes: what is on the screen is never older than that and a look. */
const LONGEST = 1_000;

export interface ThrottledReads {
  /** To be called after each change, with the message that told of it, if one did. */
  again: (message?: { data: unknown }) => void;
  stop: () => void;
}

/**
 * The first look is at once, then one at a time, with pauses twice as long as a look took. Whatever was asked for
 * meanwhile is one more look. Once everything is sent, nobody waits for the end of a pause.
 * @param look what fails is looked at again after the next change
 */
export function throttledReads(look: () => Promise<unknown>): ThrottledReads {
  let isLooking = false;
  /** Of the pause. */
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
      isAllSent ||= message?.data === ALL_SENT;
      if (!isLooking && (timer === undefined || isAllSent)) void run();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
