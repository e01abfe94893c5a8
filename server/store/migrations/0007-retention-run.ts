import type { Kysely } from 'kysely';

/** How the removal of what is no longer to be kept goes on; one row, from the first run on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('retention_run')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('known_at', 'text', (column) => column.notNull())
    .addColumn('ran_at', 'text')
    .addColumn('rest', 'text', (column) => column.notNull())
    .execute();
}
