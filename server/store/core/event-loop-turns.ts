/**
 * Turns of the event loop for long reads. SQLite answers in the server's own thread: if several readers each read a page
 * in the same turn, everybody else would wait for all of them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

/** Does one piece of something long in a turn of its own, after the pieces that came before it. */
export type InTurn = <Result>(piece: () => Promise<Result>) => Promise<Result>;

export function createTurns(database: Kysely<Tables>): InTurn {
  // PostgreSQL works elsewhere, and for several at once.
  if (isPostgres(database)) return (piece) => nextTurn().then(piece);
  let last: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const done = last.then(() => nextTurn()).then(piece);
    last = done.catch(() => undefined);
    return done;
  };
}
