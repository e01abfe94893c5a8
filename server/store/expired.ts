/** Removes what is older than it is to be kept. */
import type { Kysely, Transaction } from 'kysely';
import type { RetentionKind } from '../../src/contract/retention.ts';
import { isRecordKind, type RecordKind } from '../../src/contract/roles.ts';
import { recordAudit } from './audit.ts';
import { takeFeed } from './feed.ts';
import { moveRecord, writeRemoval } from './record-changes.ts';
import { readRetention } from './retention.ts';
import type { Tables } from './tables.ts';

export type ExpiredCounts = Partial<Record<RetentionKind, number>>;

/** In one transaction: small enough that nobody waits long for the next one. */
const BATCH = 200;

/** Until when something must have been: a time of receipt, and the calendar day of what it is about. */
interface Before {
  time: string;
  day: string;
}

/** Where the day stands that a record is about, if it is about one; a record is not old before that day. */
const aboutDays: Partial<Record<RecordKind, readonly [table: keyof Tables, key: string, ...days: string[]]>> =
  {
    tour: ['home_booking', 'id', 'preferred_date'],
    packageBooking: ['package_booking', 'id', 'travel_date'],
    tripPlan: ['trip_plan', 'id', 'preferred_date'],
    flightRequest: ['flight_traveler', 'flight_request_id', 'travel_date', 'return_date'],
    eventRequest: ['event_request', 'id', 'event_date'],
    stayBooking: ['stay_booking', 'id', 'checkout_date'],
    souvenir: ['souvenir', 'id', 'boarded_on'],
    person: ['transported_person', 'id', 'transport_date'],
    feedback: ['feedback', 'id', 'date'],
  };

/**
 * @param signal ends the work after the batch that is in hand: the next run does the rest
 * @returns how many of each kind went; kinds of which none went are not named
 */
export async function removeExpired(
  database: Kysely<Tables>,
  now: Date,
  signal?: AbortSignal,
): Promise<ExpiredCounts> {
  const counts: ExpiredCounts = {};
  for (const { kind, months } of await readRetention(database)) {
    if (months === null) continue;
    const count = await removeKind(database, kind, monthsBefore(now, months), now.toISOString(), signal);
    if (count > 0) counts[kind] = count;
  }
  return counts;
}

/** The same day of an earlier month, or the last day that this month has. */
export function monthsBefore(now: Date, months: number): Before {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), last));
  const time = date.toISOString();
  return { time, day: time.slice(0, 10) };
}

async function removeKind(
  database: Kysely<Tables>,
  kind: RetentionKind,
  before: Before,
  at: string,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await database.transaction().execute(async (transaction) => {
      const removed = await removeBatch(transaction, kind, before, at);
      if (removed > 0) {
        const entry = { by: 'system', at, action: 'retention.remove', subject: kind };
        await recordAudit(transaction, { ...entry, after: { removed, before: before.time } });
      }
      return removed;
    });
    total += count;
    if (count === 0 || kind === 'pageReports' || kind === 'devices') break;
  }
  return total;
}

async function removeBatch(
  transaction: Transaction<Tables>,
  kind: RetentionKind,
  before: Before,
  at: string,
): Promise<number> {
  if (kind === 'pageReports' || kind === 'devices') {
    const { numDeletedRows } =
      kind === 'devices'
        ? await transaction
            .deleteFrom('device_report')
            .where('last_contact', '<', before.time)
            .executeTakeFirst()
        : await transaction
            .deleteFrom('page_report')
            .where('received_at', '<', before.time)
            .executeTakeFirst();
    return Number(numDeletedRows);
  }
  // Before anything is read: nobody writes records meanwhile.
  await takeFeed(transaction);
  const ids = await expiredIds(
    transaction,
    isRecordKind(kind) ? kind : 'flightRequest',
    before,
    kind === 'passports',
  );
  for (const id of ids) {
    if (isRecordKind(kind)) await writeRemoval(transaction, id, { record: id, kind }, at);
    else await removePassports(transaction, id);
  }
  return ids.length;
}

/** The request stays, and devices hear that the numbers are gone. */
async function removePassports(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('flight_traveler')
    .set({ sealed_passport_number: null })
    .where('flight_request_id', '=', id)
    .execute();
  await moveRecord(transaction, id, {});
}

async function expiredIds(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  before: Before,
  withPassports: boolean,
): Promise<string[]> {
  let query = transaction
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.id')
    .select('record.id')
    .where('record.kind', '=', kind)
    .where('removed_at', 'is', null)
    .where('received_at', '<', before.time);
  const about = aboutDays[kind];
  if (about) {
    const [table, key, ...days] = about;
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(table as 'flight_traveler')
            .select(key as 'flight_request_id')
            .whereRef(key as 'flight_request_id', '=', 'record.id')
            .where((is) => is.or(days.map((day) => is(day as 'travel_date', '>=', before.day)))),
        ),
      ),
    );
  }
  if (withPassports) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('flight_traveler')
          .select('place')
          .whereRef('flight_request_id', '=', 'record.id')
          .where('sealed_passport_number', 'is not', null),
      ),
    );
  }
  return (await query.limit(BATCH).execute()).map(({ id }) => id);
}
