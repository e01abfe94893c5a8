import type { Kysely } from 'kysely';

/** The ledger of submissions and the first kind of record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('submission')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('captured_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  // Not unique: two 40-bit references may be equal by chance, and no booking is refused for that.
  await database.schema.createIndex('submission_reference').on('submission').column('reference').execute();
  await database.schema
    .createTable('package_booking')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('package_name', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('number_of_adults', 'integer', (column) => column.notNull())
    .addColumn('number_of_children', 'integer')
    .addColumn('travel_date', 'text', (column) => column.notNull())
    .addColumn('special_requests', 'text', (column) => column.notNull())
    .execute();
}
