import type { Kysely } from 'kysely';
import type { ReportEvent } from '../../../src/contract/protocol/page-analytics.ts';
import { operatorDay } from '../../../src/contract/values/operator-zone.ts';
import type { Tables } from '../core/tables.ts';

/** Stores new events. One that is sent twice counts once. */
export async function writePageReports(
  database: Kysely<Tables>,
  events: readonly ReportEvent[],
  receivedAt: string,
): Promise<void> {
  const rows = events.map((event) => ({
    ...event,
    received_at: receivedAt,
    day: dayOfReport(event.at, receivedAt),
  }));
  // Reports that come at the same moment lock the sums in one order, and never wait for each other in a ring.
  const keyOf = ({ metric, day, path, value }: (typeof rows)[number]) => `${metric} ${day} ${path} ${value}`;
  rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await database
    .insertInto('page_report')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The day of a visit by the operator's zone; that of its report for one that is still to come. */
export function dayOfReport(at: string, receivedAt: string): string {
  const [visited, received] = [operatorDay(at), operatorDay(receivedAt)];
  return visited < received ? visited : received;
}
