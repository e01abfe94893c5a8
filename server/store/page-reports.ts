import type { Kysely } from 'kysely';
import type { ReportEvent } from '../../src/contract/analytics.ts';
import type { Tables } from './tables.ts';

/** Stores new events. One that is sent twice counts once. */
export async function writePageReports(
  database: Kysely<Tables>,
  events: readonly ReportEvent[],
  receivedAt: string,
): Promise<void> {
  await database
    .insertInto('page_report')
    .values(events.map((event) => ({ ...event, received_at: receivedAt })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
