/**
 * Savepoints of a writing transaction. One is begun at the first statement of the work that it is for: work that
 * runs none, because its record was written together with others (`batch-insert.ts`), costs nothing.
 */
import { sql } from 'kysely';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { prepare } from './prepared.ts';

/**
 * Work failed whose record was written together with others, so it cannot be undone alone. The transaction is
 * undone as a whole, and made again with each work by itself.
 */
export class RetrySeparately extends DatabaseUnavailable {
  override name = 'RetrySeparately';
}

interface Savepoint {
  begun: boolean;
  /** Whether its work has a record that was written together with others. */
  shared: boolean;
}

interface State {
  /** From the outermost to the innermost. */
  open: Savepoint[];
  /** As in a savepoint, of work that has the transaction to itself. */
  shared: boolean;
  /** Why the transaction takes no more writes. */
  broken?: unknown;
}

const states = new WeakMap<WritingTransaction, State>();

function stateOf(transaction: WritingTransaction): State {
  const known = states.get(transaction);
  if (known) return known;
  const state: State = { open: [], shared: false };
  states.set(transaction, state);
  return state;
}

const command = (words: string) =>
  prepare((transaction: WritingTransaction) => ({ compile: () => sql.raw(words).compile(transaction) }));
const begin = command('savepoint entry');
const release = command('release savepoint entry');
const undo = command('rollback to savepoint entry');

/** @throws what broke the transaction, if anything did */
export function refuseBroken(transaction: WritingTransaction): void {
  const state = stateOf(transaction);
  if ('broken' in state) throw state.broken;
}

/** Begins the savepoints of the work that is running. Call it before each of its statements. */
export async function beginSavepoints(transaction: WritingTransaction): Promise<void> {
  for (const savepoint of stateOf(transaction).open) {
    if (savepoint.begun) continue;
    await begin(transaction, {});
    savepoint.begun = true;
  }
}

/**
 * A writer that begins the savepoints of the work that is running before whatever that asks for.
 * @param own what begins them by itself
 */
export function withSavepoints<Writer extends object>(
  transaction: WritingTransaction,
  writer: Writer,
  own: ReadonlySet<string>,
): Writer {
  return new Proxy(writer, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || own.has(String(name))) return value;
      return async (...given: unknown[]) => {
        await beginSavepoints(transaction);
        return value(...given);
      };
    },
  });
}

/** Notes that the work that is running has a record that was written together with others. */
export function noteShared(transaction: WritingTransaction): void {
  const state = stateOf(transaction);
  state.shared ||= state.open.length === 0;
  for (const savepoint of state.open) savepoint.shared = true;
}

/** True where the running work cannot be undone without the whole transaction anyway. */
export function isShared(transaction: WritingTransaction): boolean {
  const { open, shared } = stateOf(transaction);
  return open.at(-1)?.shared ?? shared;
}

/**
 * Runs work in a savepoint.
 * @returns what it returned, or the error for which its writes were undone
 * @throws RetrySeparately when its writes cannot be undone without those of others
 * @throws when the savepoint cannot be undone, as on a full disk: the transaction takes no more writes, because
 *   SQLite would commit each of them by itself
 */
export async function inSavepoint<Result>(
  transaction: WritingTransaction,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  refuseBroken(transaction);
  const state = stateOf(transaction);
  const savepoint: Savepoint = { begun: false, shared: false };
  state.open.push(savepoint);
  try {
    const result = await work();
    if (savepoint.begun) await release(transaction, {});
    return { result };
  } catch (error) {
    if (savepoint.shared) state.broken = new RetrySeparately(error);
    else if (savepoint.begun) {
      try {
        await undo(transaction, {});
        await release(transaction, {});
      } catch {
        state.broken = error;
      }
    }
    refuseBroken(transaction);
    return { error };
  } finally {
    state.open.pop();
  }
}
