import type { Kysely } from 'kysely';

/** Column for those with whom a view was ever shared: they have to hear of its changes, and nobody else. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('saved_view').addColumn('shared_with', 'text').execute();
}
