import type { Kysely } from 'kysely';

/** The message's own id, which readers see: made up, as the id of the row is often that of a request. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('mail_message').addColumn('message_id', 'varchar(36)').execute();
}
