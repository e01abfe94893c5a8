import type { Kysely } from 'kysely';

/** A booking that staff added may say what its guest wishes; those of before say nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('tour').addColumn('planned_requests', 'text').execute();
}
