import type { Kysely } from 'kysely';

/** Stores when the writer of a note or an answer took it back; and which submission saved a view last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('record_note').addColumn('taken_back_at', 'text').execute();
  await database.schema.alterTable('record_reply').addColumn('taken_back_at', 'text').execute();
  await database.schema.alterTable('saved_view').addColumn('change', 'varchar(36)').execute();
}
