/** Many tour bookings straight into the database of a server. */
import Sqlite from 'better-sqlite3';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { tourRow } from '../records/tour-rows.ts';

/** A row by its columns. */
export type SeededRow = Record<string, string | number | null>;

/** The rows of a tour by their tables, in the order in which they must be inserted. */
export function rowsOfTour(index: number) {
  const row = tourRow(index);
  const { id } = row;
  return {
    submission: {
      id,
      kind: 'homeBooking',
      version: 1,
      reference: referenceOf('HB', id),
      content_hash: `seed-${index}`,
      captured_at: row.capturedAt,
      received_at: row.receivedAt,
    },
    home_booking: {
      id,
      trip_type: row.trip_type,
      days: row.days ?? 7,
      travelers: row.travelers,
      category: row.category,
      budget: row.budget ?? 300,
      preferred_date: row.travel_date,
      name: row.customer_name,
      email: row.replyTo,
      reply_to: row.replyTo,
      special_requests: row.specialRequests,
    },
    tour: { id, tour_status: row.tour_status, payment_status: row.payment_status, guide: row.Incharge },
    record: { id, kind: 'tour', seq: index + 1, revision: 1, last_change: id },
  } satisfies Record<string, SeededRow>;
}

/** Before the first device asks: the feed is not told. */
export function seedTours(dataDir: string, count: number): void {
  const database = new Sqlite(`${dataDir}/operator.db`);
  const inserts = new Map<string, Sqlite.Statement>();
  const insert = (table: string, row: SeededRow) => {
    const known = inserts.get(table) ?? database.prepare(insertOf(table, Object.keys(row)));
    inserts.set(table, known);
    known.run(row);
  };
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      for (const [table, row] of Object.entries(rowsOfTour(index))) insert(table, row);
    }
    database.prepare('update feed set seq = ?').run(count);
  })();
  database.close();
}

/** An insert whose values have the names of their columns, as better-sqlite3 takes them. */
export function insertOf(table: string, columns: readonly string[]): string {
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`;
}
