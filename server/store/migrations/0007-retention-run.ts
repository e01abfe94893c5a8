import type { Kysely } from 'kysely';

/** Progress of the removal of expired records; one row, from the first run on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('retention_run')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('known_at', 'text', (column) => column.notNull())
    .addColumn('ran_at', 'text')
    .addColumn('rest', 'text', (column) => column.notNull())
    .execute();
}
