/** Migrations that are done as a whole or not at all, on SQLite too. */
import type { Kysely } from 'kysely';

/**
 * PostgreSQL's migrator has begun a transaction already, SQLite's has not. There a crash may also come between the
 * work and the note that it is done, so it is done only where the column that it adds is missing.
 */
export async function migrateAtomically(
  database: Kysely<unknown>,
  adds: { table: string; column: string },
  work: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === adds.table)?.columns ?? [];
  if (columns.some(({ name }) => name === adds.column)) return;
  if (database.isTransaction) await work(database);
  else await database.transaction().execute(work);
}
