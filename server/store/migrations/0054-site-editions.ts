import type { Kysely } from 'kysely';

/**
 * Editions of the public site: what the operator published, one row for each time, and releases that wait for theirs. Rows
 * of editions are never changed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_edition')
    .addColumn('number', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('release', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('at', 'varchar(24)', (column) => column.notNull())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('note', 'varchar(200)', (column) => column.notNull())
    .addColumn('undid', 'integer')
    .addColumn('overrides', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('build', 'varchar(64)', (column) => column.notNull())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('site_release')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('due', 'varchar(24)', (column) => column.notNull())
    .addColumn('made_at', 'varchar(24)', (column) => column.notNull())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('note', 'varchar(200)', (column) => column.notNull())
    .addColumn('drafts', 'text', (column) => column.notNull())
    .addColumn('overrides', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .execute();
  await database.schema.createIndex('site_release_due').on('site_release').column('due').execute();
  // A release names its drafts by the entries that made them.
  await database.schema.createIndex('site_draft_change').on('site_draft').column('change').execute();
}
