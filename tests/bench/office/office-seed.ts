/** Tour bookings put straight into the database of a server: a hundred thousand would take the calls' limits an hour. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { tourRow } from '../../parts/records/tour-rows.ts';

/** As visitors made them, each with its place in the feed. */
export function seedTours(dataDir: string, count: number): void {
  withDatabase(dataDir, (database) => {
    const insert = (table: string, columns: string) =>
      database.prepare(
        `insert into ${table} (${columns}) values (${columns.split(', ').map((column) => `@${column}`)})`,
      );
    const submission = insert(
      'submission',
      'id, kind, version, reference, content_hash, captured_at, received_at',
    );
    const booking = insert(
      'home_booking',
      'id, trip_type, days, travelers, category, budget, preferred_date, name, email, reply_to, special_requests',
    );
    const tour = insert('tour', 'id, tour_status, payment_status, guide');
    const record = insert('record', 'id, kind, seq, revision, last_change');
    const { seq } = database.prepare('select seq from feed').get() as { seq: number };
    for (let index = 0; index < count; index += 1) {
      const row = tourRow(index);
      const { id, reference } = row;
      submission.run({
        id,
        kind: 'homeBooking',
        version: 1,
        reference,
        content_hash: id,
        captured_at: row.capturedAt,
        received_at: row.receivedAt,
      });
      booking.run({
        id,
        trip_type: row.trip_type,
        days: row.days ?? 5,
        travelers: row.travelers ?? 2,
        category: row.category,
        budget: row.budget ?? 100,
        preferred_date: row.travel_date,
        name: row.customer_name,
        email: row.replyTo,
        reply_to: row.replyTo,
        special_requests: row.specialRequests,
      });
      tour.run({
        id,
        tour_status: row.tour_status,
        payment_status: row.payment_status,
        guide: row.Incharge,
      });
      record.run({ id, kind: 'tour', seq: seq + index + 1, revision: 1, last_change: id });
    }
    database.prepare('update feed set seq = ?').run(seq + count);
  });
}

/** As many of them changed, one after the other. */
export function changeTours(dataDir: string, count: number): void {
  withDatabase(dataDir, (database) => {
    const { seq } = database.prepare('select seq from feed').get() as { seq: number };
    const status = database.prepare("update tour set tour_status = 'finished' where id = ?");
    const place = database.prepare('update record set seq = ?, revision = revision + 1 where id = ?');
    for (let index = 0; index < count; index += 1) {
      const { id } = tourRow(index * 7);
      status.run(id);
      place.run(seq + index + 1, id);
    }
    database.prepare('update feed set seq = ?').run(seq + count);
  });
}

function withDatabase(dataDir: string, work: (database: Sqlite.Database) => void): void {
  const database = new Sqlite(join(dataDir, 'operator.db'));
  database.pragma('busy_timeout = 5000');
  database.transaction(() => work(database))();
  database.close();
}
