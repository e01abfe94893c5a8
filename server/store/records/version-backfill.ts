/**
 * Writes the differences of versions from before they were stored, once, at the start after the update. Each record is
 * a transaction that remembers how far it came: what is interrupted goes on from there.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { writeDifferences } from './version-differences.ts';

const JOB = 'versions';

export async function backfillDifferences(database: Kysely<Tables>): Promise<void> {
  while (await fillNext(database)) await turn();
}

/** @returns false when no record is left */
async function fillNext(database: Kysely<Tables>): Promise<boolean> {
  const job = (on: Kysely<Tables>) => on.selectFrom('job_progress').select('state').where('job', '=', JOB);
  // Asked without the lock first: at almost every start there is nothing to do.
  if (!(await job(database).executeTakeFirst())) return false;
  return database.transaction().execute(async (transaction) => {
    const writing = await lockFeed(transaction);
    const progress = await job(writing).executeTakeFirst();
    if (!progress) return false;
    const next = await writing
      .selectFrom('record_version')
      .select('record_id')
      .where('record_id', '>', progress.state)
      .orderBy('record_id')
      .limit(1)
      .executeTakeFirst();
    if (!next) {
      await writing.deleteFrom('job_progress').where('job', '=', JOB).execute();
      return false;
    }
    const versions = await writing
      .selectFrom('record_version')
      .innerJoin('submission', 'submission.id', 'record_version.id')
      .select('record_version.id')
      .where('record_id', '=', next.record_id)
      .where('payload', 'is not', null)
      .where('changes', 'is', null)
      .orderBy('received_at')
      .orderBy('record_version.id')
      .execute();
    for (const { id } of versions) await writeDifferences(writing, next.record_id, id, true);
    const history = writing
      .selectFrom('record_version')
      .select(sql<number>`coalesce(sum(octet_length(changes)), 0)`.as('bytes'))
      .where('record_id', '=', next.record_id);
    await writing
      .updateTable('record')
      .set(({ eb }) => ({ bytes: eb('bytes', '+', sql<number>`cast(${history} as integer)`) }))
      .where('id', '=', next.record_id)
      .execute();
    await writing.updateTable('job_progress').set({ state: next.record_id }).where('job', '=', JOB).execute();
    return true;
  });
}
