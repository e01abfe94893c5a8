/** What the metrics ask of the database. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface StoreFigures {
  /** Size of the database. */
  bytes: number;
  /** Submissions ever taken, of each kind; the ledger forgets none. */
  taken: { kind: string; count: number }[];
}

export async function readFigures(database: Kysely<Tables>): Promise<StoreFigures> {
  const size = isSqlite(database)
    ? sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(database);
  const taken = await database
    .selectFrom('submission')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .groupBy('kind')
    .execute();
  return {
    bytes: Number(rows[0]?.bytes ?? 0),
    taken: taken.map(({ kind, count }) => ({ kind, count: Number(count) })),
  };
}

/**
 * Empties SQLite's log, in which removed rows would stand until it is written over. Deleted rows
 * leave the file itself at once (`secure_delete`). Elsewhere the database does it in its own time.
 */
export async function scrub(database: Kysely<Tables>): Promise<void> {
  if (isSqlite(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
