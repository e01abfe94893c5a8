import { type Kysely, sql } from 'kysely';
import { migrateAtomically } from './migrate-atomically.ts';

/** The language that somebody has chosen; null for accounts that have chosen none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await migrateAtomically(database, { table: 'account', column: 'language' }, async (one) => {
    await sql`alter table account add column language varchar(10)`.execute(one);
  });
}
