import type { Kysely } from 'kysely';

/** By how much the clock that gave a time of capture was ahead: any number of milliseconds, as its device says. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('submission').addColumn('clock_ahead', 'double precision').execute();
}
