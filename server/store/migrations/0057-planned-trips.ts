import type { Kysely } from 'kysely';

/** A trip plan carries the trip that its guest built in the planner, and what the guest was shown of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['plan', 'plan_shown']) {
    await database.schema
      .alterTable('trip_plan')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
