/**
 * Connections to PostgreSQL. A broken one does not end the process, and a stuck one cannot block other
 * servers for ever.
 */
import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/**
 * Milliseconds that a transaction may stay idle. Ours wait only for the database, so an idle one belongs to a
 * server that froze or lost its network, and holds a lock that all writers need.
 */
const IDLE_IN_TRANSACTION = 5_000;
/**
 * Milliseconds that a writer waits for a lock: longer than an idle transaction may live, and shorter than a
 * device waits.
 */
const LOCK = 8_000;
/** Longest statement, milliseconds: nobody waits longer for an answer. */
const STATEMENT = 30_000;

export function openPostgres(databaseUrl: string): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    lock_timeout: LOCK,
    statement_timeout: STATEMENT,
  });
  // A broken connection is replaced at its next use, and the statement in progress fails. Without these
  // listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** Runs work on one connection without timeouts, such as a migration. */
export function withoutTimeouts(
  database: Kysely<Tables>,
  work: (database: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  if (!isPostgres(database)) return work(database);
  const limits = ['statement_timeout', 'lock_timeout'];
  return database.connection().execute(async (one) => {
    for (const limit of limits) await sql`set ${sql.raw(limit)} = 0`.execute(one);
    await work(one);
    for (const limit of limits) await sql`reset ${sql.raw(limit)}`.execute(one);
  });
}

export function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
