/** Figures that the metrics read from the database. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Tables } from '../core/tables.ts';

export interface StoreMetrics {
  /** Size of the database. */
  bytes: number;
  /** Submissions ever received, by kind, as the ledger has them. */
  taken: { kind: string; count: number }[];
}

export async function readFigures(database: Kysely<Tables>): Promise<StoreMetrics> {
  const size = isSqlite(database)
    ? sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(database);
  const taken = await database
    .selectFrom('daily_sum')
    .select(['part as kind', 'count'])
    .where('topic', '=', 'submission')
    .where('day', '=', '')
    .execute();
  return { bytes: Number(rows[0]?.bytes ?? 0), taken };
}

function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
