import type { Kysely } from 'kysely';

/** Stores who brought a submission that another device had signed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('submission').addColumn('carried_by', 'varchar(36)').execute();
}
