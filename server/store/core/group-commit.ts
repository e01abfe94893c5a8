/**
 * Group commit: writes that wait at the same time share one transaction, because waiting for the disk costs more
 * than most writes. Each has a savepoint of its own, so its failure undoes only its own. Nobody gets an answer
 * before the shared commit; if that fails, everybody gets the error.
 *
 * The new records of the group are first inserted together (`batch-insert.ts`). If that insert fails, or a write fails
 * whose record was in it, the transaction is undone and run once more without the joint insert.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ControlledTransaction, Kysely } from 'kysely';
import { recordAudit } from '../admin/audit.ts';
import { type LockedFeed, lockFeedAnd, type WritingTransaction } from '../feed/feed-sequence.ts';
import { noBatchInsert } from './batch-insert/batch-insert.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createSavepoints, RetrySeparately, type Savepoints } from './savepoints.ts';
import type { Tables } from './tables.ts';
import type { BatchInsert } from './write-context.ts';

/**
 * Error of a write of which nothing was stored, through no fault of its own: the transaction that it shared could not
 * be begun or committed. It may be tried again.
 */
export class WriteNotStored extends Error {
  override name = 'NotStored';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export interface GroupCommitDeps<Context, Add> {
  database: Kysely<Tables>;
  /** Writes the new records that can be written, and returns them. */
  insertBatch: (transaction: WritingTransaction, adds: readonly Add[]) => Promise<BatchInsert>;
  /** Creates what one of the writes works with. */
  createContext: (savepoints: Savepoints, written: BatchInsert) => Context;
  /** Called before each transaction. @returns a function that is called with the feed as the transaction found it */
  onBegin: () => (found: LockedFeed) => void;
  /** Called after each commit and before any answer, with the contexts of the writes that succeeded. */
  onCommit: (contexts: readonly Context[]) => void;
}

/** Most that the writes of one transaction cost together, so that it stays short: on SQLite it holds the event loop. */
const MOST = 64;

export interface WriteOptions<Add> {
  /** Time that the work takes, in that of one new record; one unless told. */
  cost?: number;
  /** True for a part of something long: what others write meanwhile comes before it. */
  isPart?: boolean;
  /** The new records that the work is going to add. Each must be added, unless the work fails. */
  adds?: () => readonly Add[];
}

interface Waiting<Context, Add> {
  cost: number;
  isPart: boolean;
  adds: () => readonly Add[];
  work: (context: Context) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Resolves with what the work returned once it is committed, and rejects with the work's own error, or with
 * `WriteNotStored`. Work may be run twice, the second time after everything that the first has written was undone.
 */
export type GroupCommit<Context, Add> = <Result>(
  work: (context: Context) => Promise<Result>,
  options?: WriteOptions<Add>,
) => Promise<Result>;

export function createGroupCommit<Context, Add>(
  parts: GroupCommitDeps<Context, Add>,
): GroupCommit<Context, Add> {
  const waiting: Waiting<Context, Add>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Writes of the same event loop turn form a group; a single one does not wait for others.
      await nextTurn();
      await writeGroup(parts, takeGroup(waiting));
    }
    isRunning = false;
  }

  return (work, { cost = 1, isPart = false, adds = () => [] } = {}) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, cost, isPart, adds, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

/**
 * Takes those that share the next transaction out of what waits: the one that waits longest, so that each has its turn,
 * then whole submissions, then parts, as many as fit.
 */
function takeGroup<Write extends { cost: number; isPart: boolean }>(waiting: Write[]): Write[] {
  const [longest, ...others] = waiting;
  if (!longest) return [];
  const group = [longest];
  let sum = longest.cost;
  for (const one of [...others.filter(({ isPart }) => !isPart), ...others.filter(({ isPart }) => isPart)]) {
    sum += one.cost;
    if (sum > MOST) break;
    group.push(one);
  }
  const taken = new Set(group);
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)));
  return group;
}

async function writeGroup<Context, Add>(
  parts: GroupCommitDeps<Context, Add>,
  group: readonly Waiting<Context, Add>[],
): Promise<void> {
  const adds = group.flatMap((one) => one.adds());
  if (adds.length > 0) {
    const again = await writeOnce(parts, group, adds);
    if (!again) return;
  }
  await writeOnce(parts, group, []);
}

/**
 * One transaction.
 * @param adds what is written together
 * @returns true where nothing was stored and nobody was answered, because they do not fit together
 */
async function writeOnce<Context, Add>(
  { database, insertBatch, createContext, onBegin, onCommit }: GroupCommitDeps<Context, Add>,
  group: readonly Waiting<Context, Add>[],
  adds: readonly Add[],
): Promise<boolean> {
  let transaction: ControlledTransaction<Tables> | undefined;
  const answers: (() => void)[] = [];
  const committed: Context[] = [];
  const onLocked = onBegin();
  try {
    transaction = await database.startTransaction().execute();
    // The batch is sent right after the lock statement and waits for it in the database, which saves a round
    // trip.
    const {
      writing,
      result: written,
      feed,
    } = await lockFeedAnd(transaction, async (locked) =>
      adds.length > 0 ? insertBatch(locked, adds) : noBatchInsert(),
    );
    onLocked(feed);
    const savepoints = createSavepoints(writing);
    for (const { work, resolve, reject } of group) {
      const context = createContext(savepoints, written);
      const run = () => work(context);
      const done = group.length === 1 ? await alone(savepoints, transaction, run) : await savepoints.run(run);
      if ('error' in done) {
        answers.push(() => reject(done.error));
        continue;
      }
      committed.push(context);
      answers.push(() => resolve(done.result as never));
    }
    if (!transaction.isRolledBack) {
      savepoints.requireIntact();
      if (written.left > 0) throw new RetrySeparately('A record was written that nobody added.');
      await recordAudit(writing, ...written.lines);
      await transaction.commit().execute();
    }
  } catch (error) {
    // A broken connection has already rolled back; report the error that broke it.
    await transaction
      ?.rollback()
      .execute()
      .catch(() => undefined);
    if (adds.length > 0 && (error instanceof RetrySeparately || !isDatabaseUnavailable(error))) return true;
    const lost = new WriteNotStored(error);
    for (const { reject } of group) reject(lost);
    return false;
  }
  onCommit(committed);
  for (const answer of answers) answer();
  return false;
}

/**
 * Runs work that has the transaction to itself: it is undone with the transaction.
 * @throws when the transaction cannot be undone
 */
async function alone<Result>(
  savepoints: Savepoints,
  transaction: ControlledTransaction<Tables>,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  try {
    return { result: await work() };
  } catch (error) {
    savepoints.requireIntact();
    await transaction
      .rollback()
      .execute()
      .catch(() => {
        throw error;
      });
    return { error };
  }
}
