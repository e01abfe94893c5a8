import type { Kysely } from 'kysely';

/**
 * Drafts of what the public site says, and the right to make them that management can give to an account. A draft that
 * was taken back or published stays as a row without a value, so that a device that was away hears of it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('account')
    .addColumn('edits_site', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createTable('site_draft')
    .addColumn('item', 'varchar(100)', (column) => column.notNull())
    .addColumn('field', 'varchar(200)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('source', 'text')
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('changed_at', 'varchar(24)', (column) => column.notNull())
    .addColumn('change', 'varchar(36)', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_draft_key', ['item', 'field', 'language'])
    .execute();
  await database.schema.createIndex('site_draft_seq').on('site_draft').column('seq').execute();
}
