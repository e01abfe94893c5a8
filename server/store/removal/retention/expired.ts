/** Finds what has expired: records whose retention period is over. This file decides which they are. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { operatorZone } from '../../../../src/contract/values/operator-zone.ts';
import type { RetentionKind } from '../../../../src/kinds/calls/retention.ts';
import type { RecordKind } from '../../../../src/kinds/list.ts';
import type { StoredKinds } from '../../core/stored-kind.ts';
import { type IdRange, pageReportIdRanges, recordIdRanges } from '../../core/table-ranges.ts';
import type { Tables } from '../../core/tables.ts';
import type { UntrustedTimes } from './untrusted-times.ts';

/** Kinds with up to a million rows; there are few devices. */
export type LargeKind = Exclude<RetentionKind, 'devices'>;

/**
 * Limits of expiry: a record expires if it arrived before `time` and its days, by the operator's zone, are
 * before `day`.
 */
export interface ExpiryLimits {
  time: string;
  day: string;
  /** Times of receipt that a wrong clock has written. */
  untrusted?: readonly UntrustedTimes[];
}

/** True for a column of times before a limit, by a clock that was right. */
export function isExpiredTime(column: string, { time, untrusted = [] }: ExpiryLimits): RawBuilder<SqlBool> {
  const at = sql.ref(column);
  const believed = untrusted.map(
    ({ from, to }) => sql<SqlBool>`and not (${at} >= ${from} and ${at} < ${to})`,
  );
  return sql<SqlBool>`${at} < ${time} ${sql.join(believed, sql` `)}`;
}

/**
 * Returns the same day of an earlier month by the operator's zone, or that month's last day, at the same time of day.
 */
export function monthsBefore(now: Date, months: number): ExpiryLimits {
  const zone = operatorZone();
  const today = zone.day(now);
  const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(Number(today.slice(8)), last));
  const day = date.toISOString().slice(0, 10);
  const sinceMidnight = now.getTime() - zone.startOf(today).getTime();
  return { time: new Date(zone.startOf(day).getTime() + sinceMidnight).toISOString(), day };
}

/**
 * Ids of everything that has expired, in batches of `size`: those after an id, then those up to it. They may
 * be outdated by the time they are used, so whoever removes them must check again.
 * @param signal stops it
 */
export async function* expiredBatches(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  kind: LargeKind,
  before: ExpiryLimits,
  { after, size, signal }: { after: string; size: number; signal?: AbortSignal | undefined },
): AsyncGenerator<string[]> {
  for (const from of after === '' ? [''] : [after, '']) {
    for await (const range of rangesOf(database, kind, from)) {
      if (signal?.aborted) return;
      const ids = await expiredIds(database, kinds, kind, before, range);
      for (let start = 0; start < ids.length && !signal?.aborted; start += size) {
        yield ids.slice(start, start + size);
      }
      if (from !== after && range.upTo !== null && range.upTo >= after) break;
    }
  }
}

/** The expired ones among a range or a list of ids. */
export async function expiredIds(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  kind: LargeKind,
  before: ExpiryLimits,
  among: IdRange | readonly string[],
): Promise<string[]> {
  const query =
    kind === 'pageReports'
      ? database
          .selectFrom('page_report')
          .select('id')
          .where(isExpiredTime('received_at', before))
          .where(isAmong('id', among))
      : expiredRecords(database, kinds, kind, before).where(isAmong('record.id', among));
  return (await query.execute()).map(({ id }) => id);
}

function isAmong(column: string, among: IdRange | readonly string[]): RawBuilder<SqlBool> {
  const id = sql.ref(column);
  if (!('after' in among)) return sql`${id} in (${sql.join(among)})`;
  const { after, upTo } = among;
  return upTo === null ? sql`${id} > ${after}` : sql`${id} > ${after} and ${id} <= ${upTo}`;
}

/** Counts records of a kind, expired or not: from the sums that triggers keep. */
export async function countKind(database: Kysely<Tables>, kind: LargeKind): Promise<number> {
  const [topic, part] = kind === 'pageReports' ? [kind, ''] : ['record', recordKindOf(kind)];
  const row = await database
    .selectFrom('daily_sum')
    .select('count')
    .where('topic', '=', topic)
    .where('day', '=', '')
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.count ?? 0;
}

function rangesOf(database: Kysely<Tables>, kind: LargeKind, from: string): AsyncGenerator<IdRange> {
  return kind === 'pageReports'
    ? pageReportIdRanges(database, from)
    : recordIdRanges(database, recordKindOf(kind), from);
}

/** Passport numbers are part of flight requests. */
function recordKindOf(kind: Exclude<LargeKind, 'pageReports'>): RecordKind {
  return kind === 'passports' ? 'flightRequest' : kind;
}

function expiredRecords(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  of: Exclude<LargeKind, 'pageReports'>,
  before: ExpiryLimits,
) {
  const kind = recordKindOf(of);
  let query = database
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.id')
    .select('record.id')
    .where('record.kind', '=', kind)
    .where('removed_at', 'is', null)
    .where(isExpiredTime('received_at', before));
  const { about, tables, belongsTo } = kinds[kind];
  for (const { table, key, days } of about) {
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
  if (belongsTo) {
    const [own = 'payment'] = tables;
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(own as 'payment')
            .innerJoin('record as whole', 'whole.id', belongsTo as 'payment.request_id')
            .select('whole.id')
            .whereRef(`${own as 'payment'}.id`, '=', 'record.id')
            .where('whole.removed_at', 'is', null),
        ),
      ),
    );
  }
  if (of === 'passports') {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('flight_traveler')
          .select('place')
          .whereRef('flight_request_id', '=', 'record.id')
          .where('sealed_passport_number', 'is not', null),
      ),
    );
  }
  return query;
}
