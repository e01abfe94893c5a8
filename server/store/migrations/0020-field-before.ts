import type { Kysely } from 'kysely';

/** Stores the value of a field before it was last set by hand, so that it can be set back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('record_field').addColumn('was', 'text').execute();
}
