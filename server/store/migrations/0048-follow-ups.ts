import type { Kysely } from 'kysely';

/** A request has a day on which somebody takes it up again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('record').addColumn('follow_up', 'text').execute();
}
