import type { Kysely } from 'kysely';

/** Every version of a record that was corrected: keys and outcomes stay, contents go with the record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('record_version')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('record_id', 'varchar(36)', (column) => column.notNull().references('submission.id'))
    .addColumn('replaces', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .execute();
  await database.schema
    .createIndex('record_version_record')
    .on('record_version')
    .column('record_id')
    .execute();
}
