import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { openSqliteDatabase } from '../../../server/store/core/open.ts';
import type { migrations } from '../../../server/store/migrations/list.ts';

/** Makes the tables that an earlier version of the program made, or updates those of one still earlier. */
export async function makeEarlierTables(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  earlier: Partial<typeof migrations>,
): Promise<void> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : new SqliteDialect({ database: openSqliteDatabase(dataDir) });
  const database = new Kysely<unknown>({ dialect });
  try {
    const provider = { getMigrations: async () => ({ ...earlier }) as typeof migrations };
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    if (error) throw error;
  } finally {
    await database.destroy();
  }
}
