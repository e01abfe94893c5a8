/**
 * Healing: copies of received entries are sealed and kept until a backup contains them, and sent again to a
 * server that was restored to an older state. Waiting entries are not delayed.
 */
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { readDeviceState, withDatabase } from '../../core/database.ts';
import { retryParkedOfOthers } from '../../core/retry-parked.ts';
import { healFiles } from './heal-files.ts';
import type { HealingDeps } from './healing-deps.ts';
import { limitCopies } from './limit-copies.ts';
import { queryHeldSubmissions } from './query-held-submissions.ts';
import { resendCopies } from './resend-copies.ts';
import { sealCopies } from './seal-copies.ts';

export interface HealingResult {
  /** How many entries wait in the outbox again, and parts of colleagues' files. */
  requeued: number;
  /** False if it should be tried again later. */
  finished: boolean;
}

/** @param ask true to ask for the server's status first; otherwise the last known one counts */
export type Heal = (ask: boolean) => Promise<HealingResult>;

const DONE: HealingResult = { requeued: 0, finished: true };

export function createHealer(parts: HealingDeps): Heal {
  const { database, transport, lock, clock, announce } = parts;

  /** Whether anything here depends on the server's status: copies, receipts, refusals. */
  const isConcerned = () =>
    withDatabase(database, async ({ copies, sent, entries, carried }) => {
      const judged = entries.where('state').anyOf('received', 'parked');
      const files = carried.where('state').anyOf('kept', 'refused');
      const counts = await Promise.all([copies.count(), sent.count(), judged.count(), files.count()]);
      return counts.some((count) => count > 0);
    });

  return (ask) =>
    lock(async () => {
      if (!(await isConcerned())) return DONE;
      await sealCopies(parts);
      // Every API answer tells the server's status, and this one is the smallest.
      if (ask) await transport(endpoints.health);
      const heard = await withDatabase(database, (tables) => readDeviceState(tables, 'standing'));
      if (!heard) return DONE;
      await limitCopies(database, heard, clock());
      const files = await healFiles(database, heard, clock());
      const parked = await retryParkedOfOthers(database, heard);
      const { requeued, sealed, finished } = await queryHeldSubmissions(parts, heard.epoch, ask);
      const resent = await resendCopies(parts, sealed);
      const again = parked + files + requeued;
      if (again + resent.judged > 0) announce();
      return { requeued: again, finished: finished && resent.finished };
    });
}
