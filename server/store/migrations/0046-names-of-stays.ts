import type { Kysely } from 'kysely';

/** A stay has a name and a camp, and a booking that staff added has a contact. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const stays = database.schema.alterTable('stay_booking');
  for (const column of ['guest_name', 'camp'])
    await stays.addColumn(column, 'text', (text) => text.notNull().defaultTo('')).execute();
  await database.schema.alterTable('tour').addColumn('planned_contact', 'text').execute();
}
