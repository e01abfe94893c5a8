import type { Kysely } from 'kysely';
import type { ReportEvent } from '../../src/contract/analytics.ts';
import type { Tables } from './tables.ts';

/** Stores new events. One that is sent twice counts once. */
export async function writePageReports(
  database: Kysely<Tables>,
  events: readonly ReportEvent[],
  receivedAt: string,
): Promise<void> {
  // Reports that come at the same moment lock the sums in one order, and never wait for each other in a ring.
  const keyOf = ({ metric, at, path, value }: ReportEvent) => `${metric} ${at.slice(0, 10)} ${path} ${value}`;
  const rows = events
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((event) => ({ ...event, received_at: receivedAt }));
  await database
    .insertInto('page_report')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
