import type { Kysely } from 'kysely';

/** Corrections that reference and contact prove: the office reads that they came from another device. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('record_version')
    .addColumn('by_contact', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
