/** Lock that makes servers which start at once on one database do so one after the other. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/tables.ts';

/** Key of the advisory lock; any number that no other program uses in this database. */
const STARTING = 7_282_626;
/** How long a start may stand still, as a frozen machine does, before the next one goes on. */
const STILL = '30s';

/**
 * Runs work while no other server does. The lock is the connection's, so it ends with the process.
 * @param database one connection to PostgreSQL
 */
export async function withStartupLock<Result>(
  database: Kysely<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  // Before version 14 PostgreSQL has no such setting.
  await sql`select set_config(name, ${STILL}, false) from pg_settings where name = 'idle_session_timeout'`.execute(
    database,
  );
  await sql`set idle_in_transaction_session_timeout = ${sql.lit(STILL)}`.execute(database);
  await sql`select pg_advisory_lock(${sql.lit(STARTING)})`.execute(database);
  return work();
}
