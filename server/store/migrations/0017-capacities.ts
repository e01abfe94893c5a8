import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Stores how many guests a camp takes in a night. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('capacity')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('camp', 'text', required)
    .addColumn('stays', 'text', required)
    .addColumn('unit', 'text', required)
    .addColumn('per_night', 'integer', required)
    .addColumn('active', 'text', required)
    .execute();
}
