import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Outbox reports of staff devices, and how long each kind is kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('device_report')
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('device_id', 'varchar(36)', required)
    .addColumn('pending', 'integer', required)
    .addColumn('parked', 'integer', required)
    .addColumn('oldest_captured_at', 'text')
    .addColumn('last_contact', 'text', required)
    .addColumn('version', 'text', required)
    .addPrimaryKeyConstraint('device_report_key', ['account_id', 'device_id'])
    .execute();
  await database.schema
    .createTable('retention')
    .addColumn('kind', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('months', 'integer')
    .addColumn('changed_at', 'text', required)
    .addColumn('changed_by', 'text', required)
    .execute();
  // An index, so that metrics can be counted without reading the ledger itself.
  await database.schema.createIndex('submission_kind').on('submission').column('kind').execute();
}
