import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Stores who passed which training, and when it expires. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('training')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('who', 'text', required)
    .addColumn('course', 'text', required)
    .addColumn('passed_on', 'text', required)
    .addColumn('expires_on', 'text', required)
    .execute();
}
