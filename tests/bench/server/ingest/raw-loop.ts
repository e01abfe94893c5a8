/** The same rows in the same tables as our server writes, in transactions of 50, without any server. */
import { createHash } from 'node:crypto';
import { openSqliteDatabase, openStore } from '../../../../server/store/core/open.ts';
import { contactsIn } from '../../../../server/store/people/contact-index.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { createIds } from './requests.ts';

const [dataDir = '', milliseconds = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: '' });
await store.close();
const database = openSqliteDatabase(dataDir);
const ledger = database.prepare(
  `insert into submission (id, kind, version, reference, content_hash, captured_at, received_at, suspect, feed_place)
   values (?, 'packageBooking', 1, ?, ?, ?, ?, 0, ?) on conflict do nothing`,
);
const own = database.prepare('insert into package_booking values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
const place = database.prepare('update feed set seq = seq + 1 returning seq');
const contact = database.prepare('insert into contact (record_id, what, own, value) values (?, ?, 1, ?)');
const record = database.prepare(
  `insert into record (id, kind, seq, revision, last_change, state) values (?, 'packageBooking', ?, 1, ?, 'new')`,
);
const contacts = contactsIn({ own: [booking.email, booking.phone], said: [], names: [booking.fullName] });
const nextId = createIds();
const hash = createHash('sha256').update('booking').digest('hex');
const writeFifty = database.transaction(() => {
  const now = new Date().toISOString();
  for (let count = 0; count < 50; count += 1) {
    const id = nextId();
    const { seq } = place.get() as { seq: number };
    ledger.run(id, referenceOf('PB', id), hash, now, now, seq);
    const { Tripname, fullName, email, phone, numberOfAdults, numberOfChildren, travelDate } = booking;
    own.run(
      id,
      Tripname,
      fullName,
      email,
      phone,
      numberOfAdults,
      numberOfChildren,
      travelDate,
      booking.specialRequests,
    );
    for (const { what, value } of contacts) contact.run(id, what, value);
    record.run(id, seq, id);
  }
});
const start = performance.now();
const from = start + Number(milliseconds) / 4;
const until = start + Number(milliseconds);
let written = 0;
for (let now = start; now < until; now = performance.now()) {
  writeFifty();
  if (now >= from) written += 50;
}
process.stdout.write(JSON.stringify({ perSecond: written / ((until - from) / 1_000) }));
database.close();
