import type { Kysely } from 'kysely';

/** Views of tables that people save on their account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('saved_view')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('department', 'varchar(40)')
    .addColumn('content', 'text')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('saved_view');
  await index('saved_view_seq').column('seq').execute();
  await index('saved_view_account').column('account_id').execute();
  await index('saved_view_department').column('department').execute();
}
