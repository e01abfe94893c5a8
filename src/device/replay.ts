/**
 * Replay: brings what waits in the outbox to the server, one replayer at a time
 * across all tabs and the service worker. State is in the database, never here.
 */

import {
  AUTHOR,
  CAPTURED_AT,
  IDEMPOTENCY_KEY,
  type Problem,
  type Receipt,
  SCHEMA_VERSION,
} from '../contract/answers.ts';
import { calls } from '../contract/calls.ts';
import { entryKinds } from '../contract/entry-kinds.ts';
import { type Answered, sendBacklog } from './backlog.ts';
import { SLOWEST_LINK, toReplayEntry } from './batch.ts';
import type { Entry } from './database.ts';
import type { Outbox } from './outbox.ts';
import { type Post, TIMEOUT } from './post.ts';
import { inRounds } from './rounds.ts';
import { judge, judgeBatch, type Verdict } from './verdict.ts';

/** Runs work while no other tab or worker runs any; gives up waiting when `signal` aborts. */
export type Lock = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** A sign between tabs and worker that a person waits for the lock. */
export interface Courtesy {
  /** Puts the sign up; what it gives takes it down. */
  ask: () => () => void;
  isAsked: () => Promise<boolean>;
}

export interface ReplayParts {
  outbox: Outbox;
  post: Post;
  lock: Lock;
  courtesy: Courtesy;
  /** Epoch milliseconds. */
  clock: () => number;
  /** 0 up to 1, so that a camp's phones do not all come back at the same moment. */
  random: () => number;
  /** The account whose entries may go, or null: as the database has it, which tabs and worker share. */
  author: () => Promise<string | null>;
  /** The server wants this account to sign in before it takes more of it. */
  askToSignIn: (author: string) => Promise<void>;
  /** Tells the server of a sign-out that it could not be told of. Never throws. */
  farewell: () => Promise<void>;
}

/** What came of one entry that a person waits for (decisions section 4). */
export type Delivery =
  | { type: 'accepted'; receipt: Pick<Receipt, 'reference' | 'receivedAt' | 'message'> }
  | { type: 'refused'; problem: Problem }
  | { type: 'failed'; problem: Problem }
  | { type: 'saved' };

const FIRST_PAUSE = 1_000;
const LAST_PAUSE = 5 * 60_000;

export type Replayer = ReturnType<typeof createReplayer>;

export function createReplayer(parts: ReplayParts) {
  const { outbox, post, lock, courtesy, clock, random, author } = parts;

  /** Doubles from 1 s to 5 min, each between half and all of that. */
  function pauseAfter(attempts: number): number {
    const pause = Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, attempts - 1));
    return pause * (0.5 + random() / 2);
  }

  /** Writes what the answers mean for the entries: those that come while the disk is busy, together. */
  const settle = inRounds(async (answers: readonly Answered[]): Promise<void> => {
    const verdicts = new Map(answers.flatMap((answered) => [...answered.verdicts]));
    const receipts: Receipt[] = [];
    for (const [id, verdict] of verdicts) {
      if (verdict.type === 'accepted') receipts.push(verdict.receipt);
      else if (verdict.type === 'refused') await outbox.park(id, verdict.problem);
    }
    const sent = answers.flatMap(({ batch }) => batch);
    if (receipts.length > 0) await outbox.acknowledge(receipts, sent);
    const staying = [...verdicts].filter(([, { type }]) => type !== 'accepted' && type !== 'refused');
    if (staying.length === 0) return;
    await outbox.postpone(
      staying.map(([id]) => id),
      (entry) => {
        const verdict = verdicts.get(entry.id);
        return {
          nextAttemptAt: clock() + pauseAfter(entry.attempts),
          notBefore: verdict?.type === 'later' && verdict.pause !== null ? clock() + verdict.pause : 0,
          problem: verdict?.type === 'failed' ? verdict.problem : null,
        };
      },
    );
  });

  async function sendOne(entry: Entry): Promise<Verdict> {
    const answer = await post(entryKinds[entry.kind].call, JSON.stringify(entry.payload), TIMEOUT, {
      [IDEMPOTENCY_KEY]: entry.id,
      [SCHEMA_VERSION]: String(entry.version),
      [CAPTURED_AT]: entry.capturedAt,
      ...(entry.author && { [AUTHOR]: entry.author }),
    });
    return judge(answer, entry.id, clock());
  }

  /** Sends a batch, in halves when the server does not take it whole. */
  async function sendBatch(entries: readonly Entry[]): Promise<Map<string, Verdict>> {
    const [first] = entries;
    if (first && entries.length === 1) return new Map([[first.id, await sendOne(first)]]);
    const body = JSON.stringify({ entries: entries.map(toReplayEntry) });
    const answer = await post(calls.replay, body, TIMEOUT + body.length / SLOWEST_LINK);
    const judged = judgeBatch(
      answer,
      entries.map((entry) => entry.id),
      clock(),
    );
    if (judged.type === 'judged') return judged.verdicts;
    const middle = Math.ceil(entries.length / 2);
    return new Map([
      ...(await sendBatch(entries.slice(0, middle))),
      ...(await sendBatch(entries.slice(middle))),
    ]);
  }

  /** Writes what came of a batch, and asks for the sign-in that it lacks. */
  async function land({ batch, verdicts }: Answered): Promise<void> {
    await settle({ batch, verdicts });
    const signedOut = batch.find(({ id, author }) => author && verdicts.get(id)?.type === 'sign-in');
    if (signedOut?.author) await parts.askToSignIn(signedOut.author);
  }

  /**
   * One turn with the lock.
   * @param tried entries of earlier turns, which this one adds to
   * @returns true when the server was reached and more may be due
   */
  async function takeTurn(eager: boolean, tried: Set<string>): Promise<boolean> {
    await parts.farewell();
    const account = await author();
    const due = (await outbox.due(account, eager)).filter((entry) => !tried.has(entry.id));
    return sendBacklog({
      due,
      isFirst: tried.size === 0,
      mark: outbox.freeze,
      async mayLeave(batch) {
        if ((await courtesy.isAsked()) || !(await isStillIn(account, batch))) return false;
        for (const { id } of batch) tried.add(id);
        return true;
      },
      send: sendBatch,
      land,
      clock,
    });
  }

  /** False when entries of an account would go that has signed out meanwhile. */
  async function isStillIn(account: string | null, batch: readonly Entry[]): Promise<boolean> {
    return batch.every((entry) => entry.author === null) || (await author()) === account;
  }

  /** False while its author has to sign in, or while it builds on what is not sent. */
  async function mayGo(id: string): Promise<boolean> {
    await parts.farewell();
    return (await outbox.ready(await author())).some((entry) => entry.id === id);
  }

  return {
    /** What waits for nothing but a line. */
    waiting: async (): Promise<Entry[]> => outbox.ready(await author()),

    /**
     * Sends everything that is due, oldest first, and stops at the first sign that
     * nobody is there. Each entry is tried once at most.
     * @param eager true cuts our own pauses short (online again, Send now, a sync event)
     */
    async replay(eager: boolean): Promise<void> {
      const tried = new Set<string>();
      for (let reached = true; reached; ) reached = await lock(() => takeTurn(eager, tried));
    },

    /**
     * Sends one entry now, for a person who waits. Refused or failed, it leaves the
     * outbox: the form holds its values, and nobody was told that it is saved.
     * Otherwise it is sent or stays saved.
     */
    async deliver(id: string): Promise<Delivery> {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), TIMEOUT);
      // A backlog on its way lets this one slip in between.
      const thank = courtesy.ask();
      try {
        return await lock(async (): Promise<Delivery> => {
          clearTimeout(timer);
          thank();
          // Another tab or the worker may have been quicker.
          const sent = await outbox.findSent(id);
          if (sent) return { type: 'accepted', receipt: sent };
          const entry = await outbox.find(id);
          let verdict: Verdict;
          if (entry?.state === 'parked' && entry.problem) {
            verdict = { type: 'refused', problem: entry.problem };
          } else {
            if (entry?.author && !(await mayGo(id))) return { type: 'saved' };
            const [frozen] = entry ? await outbox.freeze([entry]) : [];
            if (!frozen) return { type: 'saved' };
            verdict = await sendOne(frozen);
            if (verdict.type === 'sign-in' && frozen.author) await parts.askToSignIn(frozen.author);
          }
          if (verdict.type === 'refused' || verdict.type === 'failed') {
            // What mends a saved entry is itself a promise kept: it stays, parked. So does a change
            // that somebody else was quicker than: a person has to choose.
            if (entry?.replaces || verdict.problem.held) await outbox.park(id, verdict.problem);
            else await outbox.remove(id);
            return verdict;
          }
          await settle({ verdicts: new Map([[id, verdict]]), batch: entry ? [entry] : [] });
          return verdict.type === 'accepted' ? verdict : { type: 'saved' };
        }, patience.signal);
      } catch (error) {
        if (patience.signal.aborted) return { type: 'saved' };
        throw error;
      } finally {
        clearTimeout(timer);
        thank();
      }
    },
  };
}
