/** Figures that the metrics read from the database. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface StoreFigures {
  /** Size of the database. */
  bytes: number;
  /** Submissions ever received, by kind, counted in the ledger. */
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
 * Empties SQLite's write-ahead log, where removed rows would otherwise remain until it is overwritten. In the
 * file itself deleted rows are overwritten at once (`secure_delete`). PostgreSQL cleans up by itself.
 */
export async function scrub(database: Kysely<Tables>): Promise<void> {
  if (isSqlite(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
