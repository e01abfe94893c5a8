import type { Kysely } from 'kysely';

/** The keys with which devices of the staff sign what they hand over. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('device_key')
    .addColumn('id', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('device_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('public_key', 'varchar(87)', (column) => column.notNull())
    .addColumn('known_as', 'varchar(64)')
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_for', 'text')
    .execute();
  await database.schema
    .createIndex('device_key_account')
    .on('device_key')
    .columns(['account_id', 'device_id'])
    .execute();
}
