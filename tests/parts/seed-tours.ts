/** Many tour bookings straight into the database of a server, and an account that may see them. */
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { hashPassword } from '../../server/security/passwords.ts';
import { referenceOf } from '../../src/contract/reference.ts';
import type { Role } from '../../src/contract/roles.ts';
import { tourRow } from './tour-rows.ts';

export const SEEDED_PASSWORD = 'simba under the baobab';

/** Before the first device asks: the feed is not told. */
export function seedTours(dataDir: string, count: number): void {
  const database = new Sqlite(`${dataDir}/operator.db`);
  const insert = (table: string, columns: string) =>
    database.prepare(`insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, '?')})`);
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
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const row = tourRow(index);
      const reference = referenceOf('HB', row.id);
      submission.run(row.id, 'homeBooking', 1, reference, `seed-${index}`, row.capturedAt, row.receivedAt);
      booking.run(
        row.id,
        row.trip_type,
        row.days ?? 7,
        row.travelers,
        row.category,
        row.budget ?? 300,
        row.travel_date,
        row.customer_name,
        row.replyTo,
        row.replyTo,
        row.specialRequests,
      );
      tour.run(row.id, row.tour_status, row.payment_status, row.Incharge);
      record.run(row.id, 'tour', index + 1, 1, row.id);
    }
    database.prepare('update feed set seq = ?').run(count);
  })();
  database.close();
}

export async function seedAccount(dataDir: string, role: Role, email: string): Promise<void> {
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  const database = new Sqlite(`${dataDir}/operator.db`);
  database
    .prepare(
      'insert into account (id, email, name, role, password_hash, must_change_password, created_at) values (?, ?, ?, ?, ?, 0, ?)',
    )
    .run(v7(), email, role, role, passwordHash, new Date().toISOString());
  database.close();
}
