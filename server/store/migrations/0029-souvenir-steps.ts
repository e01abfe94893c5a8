import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Stores who handed a souvenir to whom, and for which day it was promised. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('souvenir')
    .addColumn('promised_on', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema
    .createTable('souvenir_step')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    // It may come before the souvenir, so it refers to nothing.
    .addColumn('souvenir_id', 'varchar(36)', required)
    .addColumn('souvenir_reference', 'text', required)
    .addColumn('handed_by', 'text', required)
    .addColumn('handed_to', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('delivered', 'text', required)
    .execute();
}
