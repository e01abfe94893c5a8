/** When a page tries again: at start, online, seen again, something added, a sign-in, and by a timer. */

import { openDatabase } from '../database.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from '../names.ts';
import { tryAgainIn } from '../try-again.ts';
import { openDevice } from './in-browser.ts';

/** Filled in by the build, see vite.config.ts. */
declare const PROGRAM_VERSION: string;

const LONGEST_SLEEP = 5 * 60_000;
/** Milliseconds that changes are left to gather: a backlog on its way makes dozens a second. */
const GATHER = 500;

let started = false;

/** Starts the page's wakes, once. They stop with the page. */
export function startWakes(): void {
  if (started) return;
  started = true;
  const { replayer } = openDevice();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awake = 0;

  async function sleepUntilDue(): Promise<void> {
    clearTimeout(timer);
    const waiting = await replayer.waiting();
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map((entry) => Math.max(entry.nextAttemptAt, entry.notBefore)));
    // Without a line nothing is tried: the browser tells when there is one.
    const soonest = navigator.onLine === false ? LONGEST_SLEEP : 1_000;
    const sleep = Math.min(LONGEST_SLEEP, Math.max(soonest, next - Date.now()));
    timer = setTimeout(() => wake(false), sleep);
  }

  async function wake(eager: boolean): Promise<void> {
    awake += 1;
    // Where the database does not answer, as in some private windows, the next wake tries again.
    await replayer.replay(eager).catch(() => undefined);
    awake -= 1;
    await sleepUntilDue().catch(() => undefined);
  }

  addEventListener('online', () => wake(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void wake(true);
  });
  // Entries may have waited for a sign-in, or for a password to be changed.
  new BroadcastChannel(SESSION_CHANNEL).addEventListener('message', () => wake(true));
  // What another tab or the worker changed only moves the timer.
  let gathering = false;
  new BroadcastChannel(OUTBOX_CHANNEL).addEventListener('message', () => {
    // While this tab sends, the changes are its own, and the timer is set after it.
    if (gathering || awake > 0) return;
    gathering = true;
    setTimeout(() => {
      gathering = false;
      void sleepUntilDue();
    }, GATHER);
  });
  void tryAgainIn(openDatabase(), PROGRAM_VERSION)
    .catch(() => undefined)
    .then(() => wake(true));
}
