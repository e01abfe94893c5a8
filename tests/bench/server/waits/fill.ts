/** Fills a database with tour bookings, as a server would have left them, but for the contacts of the last. */

import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import { openStore } from '../../../../server/store/core/open.ts';
import { contactsIn } from '../../../../server/store/people/contact-index.ts';
import { operatorDay } from '../../../../src/contract/values/operator-zone.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/contract/values/time-zone.ts';
import { rowsOfTour, type SeededRow } from '../../../parts/database/seed-tours.ts';
import { tourRow } from '../../../parts/records/tour-rows.ts';
import { addAccount } from '../../../parts/server/staff.ts';
import type { BenchDatabase } from './databases.ts';

/** Records written at a time. */
const AT_ONCE = 10_000;
/** The last records, whose contacts an update must still read at the first start. */
export const WITHOUT_CONTACTS = 10_000;

export async function fill(database: BenchDatabase, records: number, email: string): Promise<void> {
  await addManagement(database, email);
  const withContacts = records - WITHOUT_CONTACTS;
  for (let from = 0; from < records; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, records - from) }, (_, place) => from + place);
    const tours = indexes.map(todaysRows);
    for (const table of ['submission', 'home_booking', 'tour', 'record'] as const) {
      await database.insert(
        table,
        tours.map((rows) => rows[table]),
      );
    }
    const contacts = indexes.filter((index) => index < withContacts).flatMap(contactRows);
    if (contacts.length > 0) await database.insert('contact', contacts);
  }
  const last = withContacts > 0 ? tourRow(withContacts - 1).id : '';
  await database.insert('job_progress', [{ job: 'contacts', state: last }]);
  await database.ask(`update feed set seq = ${records}`);
  await database.ask(
    `update sum_zone set zone = '${DEFAULT_TIME_ZONE}', submission_after = null, report_after = null`,
  );
  await database.settle();
}

function todaysRows(index: number) {
  const rows = rowsOfTour(index);
  const { tour, submission, record } = rows;
  const isAgreed = tour.tour_status === 'ongoing' || tour.payment_status === 'Paid';
  const state = tour.tour_status === 'finished' ? 'done' : isAgreed ? 'confirmed' : 'new';
  return {
    ...rows,
    submission: { ...submission, received_day: operatorDay(submission.received_at) },
    record: { ...record, state },
  } satisfies Record<string, SeededRow>;
}

function contactRows(index: number): SeededRow[] {
  const { id, replyTo, customer_name, specialRequests } = tourRow(index);
  const contacts = contactsIn({ own: [replyTo], said: [specialRequests], names: [customer_name] });
  return contacts.map(({ what, own, value }) => ({ record_id: id, what, own, value }));
}

async function addManagement({ settings }: BenchDatabase, email: string): Promise<void> {
  const store = await openStore(settings);
  try {
    await addAccount({ store }, 'management', { email });
    // A server with records does not start without them.
    await openSealingKeys(settings.dataDir, store.keyRegistry);
  } finally {
    await store.close();
  }
}

/** As if management had said so yesterday, and the server had run every day. */
export async function keepOneMonth(database: BenchDatabase, email: string): Promise<void> {
  const at = new Date().toISOString();
  await database.insert('retention', [{ kind: 'tour', months: 1, changed_at: at, changed_by: email }]);
  await database.ask('delete from retention_run');
  await database.insert('retention_run', [{ id: 1, known_at: at, rest: '[]' }]);
  await database.ask(`delete from job_progress where job = 'retention'`);
}
