import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { voidedTriggers } from './voided-triggers.ts';

/**
 * Stores why staff voided what they had entered. While a booking is voided, its state in `state` is `voided`, so that
 * no sum counts it, and `voided_state` has its own. Campaigns have no state: triggers keep what the voided ones cost.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await database.schema.alterTable('record').addColumn('voided', 'text').execute();
  await database.schema.alterTable('record').addColumn('voided_state', 'text').execute();
  for (const statement of voidedTriggers(sqlite)) await sql.raw(statement).execute(database);
}
