/** When a page tries again: at start, online, seen again, something added, a sign-in, and by a timer. */
import type { After } from '../parts.ts';
import type { Replayer } from './replay.ts';

/** Filled in by the build, see vite.config.ts. */
declare const PROGRAM_VERSION: string;

const LONGEST_SLEEP = 5 * 60_000;
/** Milliseconds that changes are left to gather: a backlog on its way makes dozens a second. */
const GATHER = 500;

export interface WakesParts {
  replayer: Pick<Replayer, 'replay' | 'waiting'>;
  /** Epoch milliseconds. */
  clock: () => number;
  after: After;
  /** True where the browser says that it has no line; it will tell when there is one. */
  seemsOffline: () => boolean;
}

export function createWakes({ replayer, clock, after, seemsOffline }: WakesParts) {
  let stopSleeping = () => {};
  let awake = 0;
  let gathering = false;

  async function sleepUntilDue(): Promise<void> {
    stopSleeping();
    const waiting = await replayer.waiting();
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map((entry) => Math.max(entry.nextAttemptAt, entry.notBefore)));
    // Without a line nothing is tried: the browser tells when there is one.
    const soonest = seemsOffline() ? LONGEST_SLEEP : 1_000;
    const sleep = Math.min(LONGEST_SLEEP, Math.max(soonest, next - clock()));
    stopSleeping();
    stopSleeping = after(sleep, () => void wake(false));
  }

  async function wake(eager: boolean): Promise<void> {
    awake += 1;
    // Where the database does not answer, as in some private windows, the next wake tries again.
    await replayer.replay(eager).catch(() => undefined);
    awake -= 1;
    await sleepUntilDue().catch(() => undefined);
  }

  return {
    /** Tries now. @param eager true cuts our own pauses short */
    wake,

    /** What another tab or the worker changed only moves the timer. */
    hearOutbox(): void {
      // While this tab sends, the changes are its own, and the timer is set after it.
      if (gathering || awake > 0) return;
      gathering = true;
      after(GATHER, () => {
        gathering = false;
        void sleepUntilDue().catch(() => undefined);
      });
    },
  };
}
