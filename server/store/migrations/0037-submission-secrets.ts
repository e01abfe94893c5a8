import type { Kysely } from 'kysely';

/** The hash of the secret by which the device of a first submission proves itself; null for those of older builds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('submission').addColumn('secret_hash', 'varchar(43)').execute();
}
