import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

/** Stores what a manifest says of each person: how to reach them, what they asked for, whether they came. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const table = database.schema.alterTable('transported_person');
  await table.addColumn('contact', 'text', empty).execute();
  await table.addColumn('requests', 'text', empty).execute();
  await table.addColumn('boarding', 'text', (column) => column.notNull().defaultTo('Not checked')).execute();
}
