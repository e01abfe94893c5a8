/** Checks whether this program knows all migrations of a database. */
import type { Kysely } from 'kysely';
import { StartError } from '../../start/settings.ts';
import { type Migrations, migrations } from '../migrations/list.ts';
import type { Tables } from './tables.ts';

/** The migrator's own table of applied migrations. */
export const MIGRATIONS_TABLE = 'kysely_migration';

/**
 * @param done names of the migrations that were applied to the database
 * @param what the database, to open the message: "The backup copy.db"
 * @param known the migrations of this program
 * @throws StartError when a newer version of the program wrote it
 */
export function assertNotNewer(done: readonly string[], what: string, known: Migrations = migrations): void {
  const unknown = done.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  throw new StartError(
    `${what} is of a newer version of this program (${unknown.at(-1)}). Update the program, then try again.`,
  );
}

/** Names of the migrations applied to an open database; none for a new one. */
export async function appliedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATIONS_TABLE)) return [];
  const remembered = database as unknown as Kysely<{ [MIGRATIONS_TABLE]: { name: string } }>;
  const rows = await remembered.selectFrom(MIGRATIONS_TABLE).select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
