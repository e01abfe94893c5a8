import { type Kysely, sql } from 'kysely';

/**
 * Differences of each version, which were computed at each reading before. Those of earlier corrections are written one
 * batch after the other at the next start (`version-backfill.ts`).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('record_version').addColumn('changes', 'text').execute();
  await database.schema
    .alterTable('record_version')
    .addColumn('cut', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    insert into job_progress (job, state)
    select 'versions', '' from feed where exists (select 1 from record_version)`.execute(database);
}
