/**
 * Moments at which a page heals: at start, when online or visible again, and when the outbox or server's status
 * changes.
 */

import { whenIdle } from '../../browser/page.ts';
import { openChannel } from '../../core/channel.ts';
import { OUTBOX_CHANNEL } from '../../core/shared-names.ts';
import { healThisDevice } from './open-healer.ts';

/** Milliseconds for which changes are collected: sending a backlog makes dozens a second. */
const GATHER = 1_000;
/** Milliseconds until it is tried again, plus up to as many more. */
const AGAIN = 60_000;

let started = false;

/** Starts it, once. It stops with the page. */
export function startHealing(): void {
  if (started) return;
  started = true;
  let gathering = false;
  let asking = false;
  let healing = false;
  /** Something has changed while it healed, perhaps after that was looked at. */
  let changed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function heal(): Promise<void> {
    // Offline the "online" event tries again, and a hidden page once somebody looks at it.
    const ask = asking && navigator.onLine && document.visibilityState === 'visible';
    asking = false;
    changed = false;
    healing = true;
    clearTimeout(again);
    const { finished } = await healThisDevice(ask);
    healing = false;
    if (!finished) {
      again = setTimeout(
        // Once somebody looks at the page again, it is tried.
        () => document.visibilityState === 'visible' && soon(true),
        AGAIN * (1 + Math.random()),
      );
    } else if (asking || changed) soon(false);
  }

  function soon(ask: boolean): void {
    asking ||= ask;
    changed ||= healing;
    if (gathering || healing) return;
    gathering = true;
    setTimeout(() => {
      gathering = false;
      whenIdle(() => void heal());
    }, GATHER);
  }

  addEventListener('online', () => soon(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon(true);
  });
  openChannel(OUTBOX_CHANNEL).addEventListener('message', () => soon(false));
  soon(true);
}
