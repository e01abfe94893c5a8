import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Vehicles with their seats, guides, camps and places. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('resource')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('list', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('seats', 'integer')
    .addColumn('active', 'text', required)
    .execute();
}
