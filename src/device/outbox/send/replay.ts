/**
 * Replay: sends the waiting entries of the outbox, one replay at a time across all tabs and the service
 * worker. State is in the database, never here.
 */

import type { Entry } from '../../core/tables.ts';
import { createVerdictApplier } from './apply-verdicts.ts';
import { type AnsweredBatch, sendBacklog } from './backlog.ts';
import { createDeliver } from './deliver.ts';
import type { ReplayDeps } from './replay-deps.ts';
import { createSender } from './send.ts';

export type Replayer = ReturnType<typeof createReplayer>;

export function createReplayer(parts: ReplayDeps) {
  const { outbox, lock, priority, clock, author, carrier } = parts;
  const { sendOne, beginTurn } = createSender(parts);
  const settle = createVerdictApplier(parts);
  const deliver = createDeliver({ ...parts, sendOne, settle });

  /** Stores the results of a batch, and requests a sign-in if one is needed. */
  async function land({ batch, verdicts }: AnsweredBatch): Promise<void> {
    await settle({ batch, verdicts });
    const signedOut = batch.find(({ id, author }) => author && verdicts.get(id)?.type === 'sign-in');
    if (signedOut?.author) await parts.askToSignIn(signedOut.author);
  }

  /**
   * One turn with the lock.
   * @param tried entries of earlier turns; this turn adds its own
   * @returns true when the server was reached and more may be due
   */
  async function takeTurn(eager: boolean, tried: Set<string>): Promise<boolean> {
    await parts.flushSignOut();
    const account = await author();
    const due = (await outbox.due(account, eager)).filter((entry) => !tried.has(entry.id));
    const mayLeave = async (batch: readonly Entry[]) =>
      !(await priority.isRequested()) && (await isStillIn(account, batch));
    return sendBacklog({
      due,
      isFirst: tried.size === 0,
      mark: outbox.freeze,
      async mayLeave(batch) {
        if (!(await mayLeave(batch))) return false;
        for (const { id } of batch) tried.add(id);
        return true;
      },
      send: beginTurn(mayLeave),
      land,
      clock,
    });
  }

  /** False if the account whose entries would be sent has signed out meanwhile. */
  async function isStillIn(account: string | null, batch: readonly Entry[]): Promise<boolean> {
    return batch.every((entry) => entry.author === null) || (await author()) === account;
  }

  return {
    /** Returns all that waits only for a connection: entries, and parts of colleagues' files. */
    waiting: async (): Promise<Pick<Entry, 'id' | 'nextAttemptAt' | 'notBefore'>[]> => [
      ...(await outbox.ready(await author())),
      ...((await carrier?.waiting()) ?? []),
    ],

    /**
     * Sends everything that is due, oldest first, and stops at the first sign that the server does not
     * answer. Each entry is tried at most once.
     * @param eager true ends our own pauses (online again, Send now, a sync event)
     * @param isPressed true if a person has asked: then a browser that calls itself offline is not believed
     */
    async replay(eager: boolean, isPressed = false): Promise<void> {
      const tried = new Set<string>();
      const isOffline = async () => (await parts.isOffline?.(isPressed)) ?? false;
      for (let reached = true; reached; )
        reached = await lock(async () => !(await isOffline()) && takeTurn(eager, tried));
      if (carrier && !(await isOffline())) await lock(() => carrier.carry(eager));
    },

    deliver,
  };
}
