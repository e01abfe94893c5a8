/**
 * Empties SQLite's write-ahead log, where removed rows would otherwise remain until it is overwritten. In the
 * file itself deleted rows are overwritten at once (`secure_delete`). PostgreSQL cleans up by itself.
 */
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';

/** Milliseconds until the next attempt while somebody reads an older state, such as a backup. */
const AGAIN = 1_000;

const waiting = new WeakMap<Kysely<Tables>, NodeJS.Timeout>();

/**
 * Tries at once and, while another process reads from the log, again until it succeeds. It never waits for
 * that process: SQLite would wait in the thread that answers everybody.
 */
export async function truncateWal(database: Kysely<Tables>): Promise<void> {
  if (isPostgres(database) || waiting.has(database)) return;
  if (await tryToEmpty(database)) return;
  const timer = setInterval(async () => {
    const done = await tryToEmpty(database).catch(() => true);
    if (!done) return;
    clearInterval(timer);
    waiting.delete(database);
  }, AGAIN);
  timer.unref();
  waiting.set(database, timer);
}

/** Ends the attempts; closing the database empties the log. */
export function stopTruncatingWal(database: Kysely<Tables>): void {
  clearInterval(waiting.get(database));
  waiting.delete(database);
}

async function tryToEmpty(database: Kysely<Tables>): Promise<boolean> {
  return database.connection().execute(async (one) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(one);
    await sql`pragma busy_timeout = 0`.execute(one);
    try {
      const result = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(one);
      return result.rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.raw(String(rows[0]?.timeout ?? 5_000))}`.execute(one);
    }
  });
}
