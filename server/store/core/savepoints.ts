/**
 * Savepoints of a writing transaction. One is begun at the first statement of the work that it is for: work that
 * runs none, because its record was written together with others (`batch-insert.ts`), costs nothing.
 */
import { sql } from 'kysely';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { prepare } from './prepared-statements.ts';

/**
 * Error of work whose record was written together with others, so that it cannot be undone alone. The transaction is
 * undone as a whole, and made again with each work by itself.
 */
export class RetrySeparately extends DatabaseUnavailable {
  override name = 'RetrySeparately';
}

/** The savepoints of one transaction. */
export interface Savepoints {
  /**
   * Begins the savepoints of the work that is running. The transaction is given out only here, so that no statement
   * comes before them: ask for it in each function, and keep it no longer.
   */
  begin(): Promise<WritingTransaction>;
  /**
   * Runs work in a savepoint.
   * @returns what it returned, or the error for which its writes were undone
   * @throws RetrySeparately when its writes cannot be undone without those of others
   * @throws when the savepoint cannot be undone, as on a full disk: the transaction takes no more writes, because
   *   SQLite would commit each of them by itself
   */
  run<Result>(work: () => Promise<Result>): Promise<{ result: Result } | { error: unknown }>;
  /** Notes that the work that is running has a record that was written together with others. */
  noteShared(): void;
  /** True where the running work cannot be undone without the whole transaction anyway. */
  isShared(): boolean;
  /** @throws what broke the transaction, if anything did */
  requireIntact(): void;
}

interface Savepoint {
  begun: boolean;
  /** Whether its work has a record that was written together with others. */
  shared: boolean;
}

const command = (words: string) =>
  prepare((transaction: WritingTransaction) => ({ compile: () => sql.raw(words).compile(transaction) }));
const begin = command('savepoint entry');
const release = command('release savepoint entry');
const undo = command('rollback to savepoint entry');

export function createSavepoints(transaction: WritingTransaction): Savepoints {
  /** From the outermost to the innermost. */
  const open: Savepoint[] = [];
  /** As in a savepoint, of work that has the transaction to itself. */
  let shared = false;
  /** Why the transaction takes no more writes. */
  let broken: { cause: unknown } | undefined;
  const requireIntact = () => {
    if (broken) throw broken.cause;
  };
  return {
    requireIntact,
    async begin() {
      for (const savepoint of open) {
        if (savepoint.begun) continue;
        await begin(transaction, {});
        savepoint.begun = true;
      }
      return transaction;
    },
    noteShared() {
      shared ||= open.length === 0;
      for (const savepoint of open) savepoint.shared = true;
    },
    isShared: () => open.at(-1)?.shared ?? shared,
    async run(work) {
      requireIntact();
      const savepoint: Savepoint = { begun: false, shared: false };
      open.push(savepoint);
      try {
        const result = await work();
        if (savepoint.begun) await release(transaction, {});
        return { result };
      } catch (error) {
        if (savepoint.shared) broken = { cause: new RetrySeparately(error) };
        else if (savepoint.begun) {
          try {
            await undo(transaction, {});
            await release(transaction, {});
          } catch {
            broken = { cause: error };
          }
        }
        requireIntact();
        return { error };
      } finally {
        open.pop();
      }
    },
  };
}

/** Runs work in a savepoint: if it fails, only its own writes are undone. */
export async function inSavepoint<Result>(
  { savepoints }: { savepoints: Savepoints },
  work: () => Promise<Result>,
): Promise<Result> {
  const done = await savepoints.run(work);
  if ('error' in done) throw done.error;
  return done.result;
}
