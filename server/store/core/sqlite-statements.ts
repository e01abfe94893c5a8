/** SQLite statements, each prepared once: preparing one takes longer than running it. */
import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Most statements that are kept. Lists of ids are statements of their own, one for each length. */
const MOST = 400;

/** The database for Kysely's dialect. */
export function withPreparedStatements(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => void database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const [oldest] = statements.keys();
      if (statements.size >= MOST && oldest !== undefined) statements.delete(oldest);
      const statement = database.prepare(sql) as unknown as ReturnType<SqliteDatabase['prepare']>;
      statements.set(sql, statement);
      return statement;
    },
  };
}
