import type { Kysely } from 'kysely';

/** Page views and web vitals. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('page_report')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('value', 'double precision', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('page_report_metric')
    .on('page_report')
    .columns(['metric', 'received_at'])
    .execute();
}
