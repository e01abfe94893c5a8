/**
 * Moments at which a page tries again: at start, online, visible again, after an addition or sign-in, and by a timer.
 */
import { backOff } from '../../../contract/values/back-off.ts';
import type { StartTimer } from '../../core/dependencies.ts';
import { RETRY_TICK, untilRetryTick } from '../../core/retry-ticks.ts';
import type { Replayer } from './replay.ts';

/** Milliseconds, while trying is of use. */
const LONGEST_SLEEP = 5 * 60_000;
/**
 * Milliseconds of rest for a page that the browser calls offline: it says when that is over, and trying before that only
 * wakes the phone.
 */
export const OFFLINE_RETRY_DELAY = 60 * 60_000;
/**
 * First delay of a retry on a page that nobody looks at, milliseconds. Each try that sends nothing doubles it, up to an
 * hour.
 */
export const HIDDEN_RETRY_DELAY = 5 * 60_000;
const FIRST_PAUSE = 1_000;
/** Tries in a row that sent nothing, after which the connection counts as one without internet: half a minute. */
const IN_VAIN = 5;
/** Milliseconds for which changes are collected: sending a backlog makes dozens a second. */
const GATHER = 500;

export interface ReplayTriggersDeps {
  replayer: Pick<Replayer, 'replay' | 'waiting'>;
  /** Epoch milliseconds. */
  clock: () => number;
  startTimer: StartTimer;
  /**
   * Least milliseconds to sleep: more than none while trying is of little use, because the browser is offline or nobody
   * looks. It fires an event when that is over.
   */
  rest: () => number;
}

export function createReplayTriggers({ replayer, clock, startTimer: after, rest }: ReplayTriggersDeps) {
  let stopSleeping = () => {};
  let awake = 0;
  let gathering = false;
  /** Tries in a row after which as much waited as before. */
  let inVain = 0;
  let waited = 0;
  /** Milliseconds until what is overdue is tried again. */
  let wait = FIRST_PAUSE;

  /** How long to sleep at least. */
  function restingNow(): number {
    const resting = rest();
    if (resting === 0) return inVain < IN_VAIN ? 0 : RETRY_TICK;
    return Math.max(resting, backOff(inVain, resting, OFFLINE_RETRY_DELAY));
  }

  /** @param tried true after a try: what is due all the same could not be written down, as on a full disk */
  async function sleepUntilDue(tried = false): Promise<void> {
    stopSleeping();
    const waiting = await replayer.waiting();
    if (tried) inVain = waiting.length < waited ? 0 : inVain + 1;
    waited = waiting.length;
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map((entry) => Math.max(entry.nextAttemptAt, entry.notBefore)));
    const resting = restingNow();
    const soonest = Math.max(resting, wait);
    if (next > clock()) wait = FIRST_PAUSE;
    else if (tried) wait = Math.min(LONGEST_SLEEP, wait * 2);
    const sleep = Math.min(Math.max(LONGEST_SLEEP, resting), Math.max(soonest, next - clock()));
    stopSleeping();
    stopSleeping = after(inVain < IN_VAIN ? sleep : untilRetryTick(clock(), sleep), () => void wake(false));
  }

  async function wake(eager: boolean): Promise<void> {
    awake += 1;
    if (eager) {
      wait = FIRST_PAUSE;
      inVain = 0;
    }
    // If the database fails, as in some private windows, the next replay trigger tries again.
    await replayer.replay(eager).catch(() => undefined);
    awake -= 1;
    await sleepUntilDue(true).catch(() => undefined);
  }

  return {
    /** Tries now. @param eager true ends our own pauses */
    wake,

    /** Changes by another tab or the worker only move the timer. */
    hearOutbox(): void {
      // While this tab sends, the changes are its own; the timer is set afterwards.
      if (gathering || awake > 0) return;
      gathering = true;
      after(GATHER, () => {
        gathering = false;
        void sleepUntilDue().catch(() => undefined);
      });
    },
  };
}
