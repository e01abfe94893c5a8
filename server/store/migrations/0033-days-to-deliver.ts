import type { Kysely } from 'kysely';

/** Within how many days souvenirs arrive at a place of the lists of logistics. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('resource').addColumn('days_to_deliver', 'integer').execute();
}
