/**
 * Moves the daily sums to the days of the operator's zone, in the background: after the update that brought them, and
 * when the operator has set another zone. Each batch is a small transaction that remembers how far it came. A row
 * counts once at every moment, on its old day or on its new one, so figures are read meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { operatorDay } from '../../../src/contract/values/operator-zone.ts';
import { isPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { dayOfReport } from './page-reports.ts';

/** Rows in one transaction: some milliseconds, in which nobody else is served. */
const BATCH = 200;
/** Milliseconds between two of them, for everybody else. */
const PAUSE = 5;

/**
 * @param zone the operator's, which `operatorDay` goes by
 * @returns how many rows were gone through; none where all is done
 */
export async function moveSums(
  database: Kysely<Tables>,
  zone: string,
  signal?: AbortSignal,
): Promise<number> {
  await begin(database, zone);
  let rows = 0;
  for (const batch of [moveReceived, moveReports]) {
    for (let more = true; more; ) {
      if (signal?.aborted) return rows;
      const done = await database.transaction().execute((transaction) => batch(transaction, zone));
      more = done.more;
      rows += done.rows;
      if (more) await pause(PAUSE);
    }
  }
  return rows;
}

async function begin(database: Kysely<Tables>, zone: string): Promise<void> {
  await database
    .updateTable('sum_zone')
    .set({ zone, submission_after: '', report_after: '' })
    .where('zone', '!=', zone)
    .execute();
}

/** The rows that a batch went through; none where another server goes by another zone. */
interface Done {
  rows: number;
  more: boolean;
}

const NONE_LEFT: Done = { rows: 0, more: false };

async function moveReceived(transaction: Transaction<Tables>, zone: string): Promise<Done> {
  const after = await reached(transaction, zone, 'submission_after');
  if (after === null) return NONE_LEFT;
  const writing = await lockFeed(transaction);
  const rows = await writing
    .selectFrom('submission')
    .select(['id', 'received_at', 'received_day'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const days = daysOf(rows, (row) => [
    row.received_day ?? row.received_at.slice(0, 10),
    operatorDay(row.received_at),
  ]);
  for (const [received_day, ids] of days) {
    await writing.updateTable('submission').set({ received_day }).where('id', 'in', ids).execute();
  }
  return note(writing, 'submission_after', rows);
}

async function moveReports(transaction: Transaction<Tables>, zone: string): Promise<Done> {
  const after = await reached(transaction, zone, 'report_after');
  if (after === null) return NONE_LEFT;
  // Reports that come meanwhile wait before they lock the sums, so the two never wait for each other in a ring.
  if (isPostgres(transaction)) {
    await sql`lock table page_report in share row exclusive mode`.execute(transaction);
  }
  const rows = await transaction
    .selectFrom('page_report')
    .select(['id', 'at', 'received_at', 'day'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const days = daysOf(rows, (row) => [row.day ?? dayInUtc(row), dayOfReport(row.at, row.received_at)]);
  for (const [day, ids] of days) {
    await transaction.updateTable('page_report').set({ day }).where('id', 'in', ids).execute();
  }
  return note(transaction, 'report_after', rows);
}

type Progress = 'submission_after' | 'report_after';

/** The last row that was gone through; null when all have been. */
async function reached(
  transaction: Transaction<Tables>,
  zone: string,
  what: Progress,
): Promise<string | null> {
  const row = await transaction.selectFrom('sum_zone').select(['zone', what]).executeTakeFirstOrThrow();
  return row.zone === zone ? row[what] : null;
}

async function note(
  transaction: Transaction<Tables>,
  what: Progress,
  rows: readonly { id: string }[],
): Promise<Done> {
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  await transaction
    .updateTable('sum_zone')
    .set({ [what]: last })
    .execute();
  return { rows: rows.length, more: last !== null };
}

/** Ids of rows that get another day, by that day. */
function daysOf<Row extends { id: string }>(
  rows: readonly Row[],
  days: (row: Row) => [held: string, wanted: string],
): Map<string, string[]> {
  const moved = new Map<string, string[]>();
  for (const row of rows) {
    const [held, wanted] = days(row);
    if (held === wanted) continue;
    moved.set(wanted, [...(moved.get(wanted) ?? []), row.id]);
  }
  return moved;
}

/** As the triggers have it of a row without a day. */
function dayInUtc({ at, received_at }: { at: string; received_at: string }): string {
  return [at.slice(0, 10), received_at.slice(0, 10)].sort()[0] ?? '';
}
