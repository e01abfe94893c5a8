/** Connections to PostgreSQL: none of them ends the process, and none holds up other servers for ever. */
import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/**
 * Milliseconds that a transaction may do nothing. Ours wait for nothing but the database: one that
 * is silent is of a server that froze or lost its network, and holds what all writers need.
 */
const IDLE_IN_TRANSACTION = 5_000;
/** Milliseconds that a writer waits for another: until that one is cut off, and less than a device waits. */
const LOCK = 8_000;
/** Milliseconds of one statement: nobody waits longer for an answer. */
const STATEMENT = 30_000;

export function openPostgres(databaseUrl: string): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    lock_timeout: LOCK,
    statement_timeout: STATEMENT,
  });
  // A connection that breaks is replaced at its next use, and the statement under way fails by
  // itself; without listeners, idle or in use, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** Runs work on one connection that may take and wait as long as it needs, such as a change of tables. */
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

function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
