import type { Kysely } from 'kysely';

/** A package booking says what its guest was shown as the price; those of before say nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('package_booking')
    .addColumn('price_shown', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
