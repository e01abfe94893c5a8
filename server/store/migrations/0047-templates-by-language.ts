import type { Kysely } from 'kysely';

/** A template has a language, and says where a request stands once it is answered with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const table = database.schema.alterTable('reply_template');
  await table.addColumn('language', 'text', (column) => column.notNull().defaultTo('en')).execute();
  await table.addColumn('sets', 'text', (column) => column.notNull().defaultTo('answered')).execute();
}
