/** Tells the operator that receipts are left out: a line of the log that management reads, and a metric. */
import type { Log } from '../start/log.ts';

/** Milliseconds between two lines of the log. */
const EVERY = 60 * 60 * 1_000;
const LEFT_OUT =
  'Receipts by mail are left out: more requests name an e-mail address than in any usual hour or day. Requests are taken as ever; look through the newest for robots';

/** @param count adds to the metric */
export function createReceiptAlarm(log: Pick<Log, 'warn'>, clock: () => Date, count: () => void): () => void {
  let told = Number.NEGATIVE_INFINITY;
  return () => {
    count();
    const now = clock().getTime();
    // A clock that was set back tells it again.
    if (now >= told && now - told < EVERY) return;
    told = now;
    log.warn(LEFT_OUT);
  };
}
