import type { Kysely } from 'kysely';

/** Column for the error of the clock that gave a time of capture: milliseconds, as its device says. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('submission').addColumn('clock_ahead', 'double precision').execute();
}
