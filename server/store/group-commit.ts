/**
 * Group commit: writes that wait at the same time share one transaction, because waiting for the disk costs more
 * than most writes. Each has a savepoint of its own, so its failure undoes only its own. Nobody gets an answer
 * before the shared commit; if that fails, everybody gets the error.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import { lockFeed, type WritingTransaction } from './feed-place.ts';
import { prepare } from './prepared.ts';
import type { Tables } from './tables.ts';

/**
 * Nothing of a write was stored, through no fault of its own: the transaction that it shared could not be begun or
 * committed. It may be tried again.
 */
export class NotStored extends Error {
  override name = 'NotStored';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export interface GroupCommitParts<Writer> {
  database: Kysely<Tables>;
  /** What one of the writes works with. */
  createWriter: (transaction: WritingTransaction) => Writer;
  /** Called after each commit and before any answer, with the writers of the writes that succeeded. */
  onCommit: (writers: readonly Writer[]) => void;
}

/** Most entries in one transaction, so that the event loop turns and no transaction lasts long. */
const MOST = 128;

interface Waiting<Writer> {
  entries: number;
  work: (writer: Writer) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Resolves with what the work returned once it is committed, and rejects with the work's own error, or with
 * `NotStored`.
 * @param entries how many the work writes at most; one unless told
 */
export type GroupCommit<Writer> = <Result>(
  work: (writer: Writer) => Promise<Result>,
  entries?: number,
) => Promise<Result>;

export function createGroupCommit<Writer>(parts: GroupCommitParts<Writer>): GroupCommit<Writer> {
  const waiting: Waiting<Writer>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Those that arrived in the same turn of the event loop are together; one that is alone waits for no other.
      await nextTurn();
      await writeGroup(parts, waiting.splice(0, lengthOfGroup(waiting)));
    }
    isRunning = false;
  }

  return (work, entries = 1) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, entries, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

/** How many of those that wait share a transaction: at least one. */
function lengthOfGroup(waiting: readonly { entries: number }[]): number {
  let sum = 0;
  const end = waiting.findIndex(({ entries }) => {
    sum += entries;
    return sum > MOST;
  });
  return end < 0 ? waiting.length : Math.max(end, 1);
}

/** One transaction. */
async function writeGroup<Writer>(
  { database, createWriter, onCommit }: GroupCommitParts<Writer>,
  group: readonly Waiting<Writer>[],
): Promise<void> {
  let transaction: ControlledTransaction<Tables> | undefined;
  const answers: (() => void)[] = [];
  const committed: Writer[] = [];
  try {
    transaction = await database.startTransaction().execute();
    const writing = await lockFeed(transaction);
    for (const { work, resolve, reject } of group) {
      const writer = createWriter(writing);
      const done = await inSavepoint(writing, () => work(writer));
      if ('error' in done) {
        answers.push(() => reject(done.error));
        continue;
      }
      committed.push(writer);
      answers.push(() => resolve(done.result as never));
    }
    refuseBroken(writing);
    await transaction.commit().execute();
  } catch (error) {
    // A broken connection has already rolled back; report the error that broke it.
    await transaction
      ?.rollback()
      .execute()
      .catch(() => undefined);
    const lost = new NotStored(error);
    for (const { reject } of group) reject(lost);
    return;
  }
  onCommit(committed);
  for (const answer of answers) answer();
}

const command = (words: string) =>
  prepare((transaction: WritingTransaction) => ({ compile: () => sql.raw(words).compile(transaction) }));
const begin = command('savepoint entry');
const release = command('release savepoint entry');
const undo = command('rollback to savepoint entry');

/** Transactions that the database has undone as a whole, and the error for which it did. */
const broken = new WeakMap<WritingTransaction, unknown>();

function refuseBroken(transaction: WritingTransaction): void {
  if (broken.has(transaction)) throw broken.get(transaction);
}

/**
 * Runs work in a savepoint.
 * @returns what it returned, or the error for which its writes were undone
 * @throws when the savepoint cannot be undone, as on a full disk: the transaction takes no more writes, because
 *   SQLite would commit each of them by itself
 */
export async function inSavepoint<Result>(
  transaction: WritingTransaction,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  refuseBroken(transaction);
  await begin(transaction, {});
  try {
    const result = await work();
    await release(transaction, {});
    return { result };
  } catch (error) {
    try {
      await undo(transaction, {});
      await release(transaction, {});
    } catch {
      broken.set(transaction, error);
    }
    refuseBroken(transaction);
    return { error };
  }
}
