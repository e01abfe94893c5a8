/** Work over all rows after an update of the program: done in batches, and gone on with where it was interrupted. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { lockFeed, type WritingTransaction } from '../feed/feed-sequence.ts';
import type { Tables } from './tables.ts';

export interface Batch {
  /** Id of the last row that it went through. */
  last: string;
  /** Number of rows. */
  count: number;
}

/**
 * Runs a job that a migration has put into `job_progress`; where it is not there, nothing is to be done. Each batch is a
 * transaction that remembers how far it came, so memory does not grow with the number of rows.
 * @param next does the rows after an id; null when none is left
 * @param onBatch called after each batch with the number of rows so far
 */
export async function runResumableJob(
  database: Kysely<Tables>,
  name: string,
  next: (transaction: WritingTransaction, after: string) => Promise<Batch | null>,
  onBatch: (done: number) => void = () => undefined,
): Promise<void> {
  const job = (on: Kysely<Tables>) => on.selectFrom('job_progress').select('state').where('job', '=', name);
  // Asked without the lock first: at almost every start there is nothing to do.
  if (!(await job(database).executeTakeFirst())) return;
  const runBatch = () =>
    database.transaction().execute(async (transaction) => {
      const writing = await lockFeed(transaction);
      const progress = await job(writing).executeTakeFirst();
      const batch = progress && (await next(writing, progress.state));
      if (batch) {
        await writing
          .updateTable('job_progress')
          .set({ state: batch.last })
          .where('job', '=', name)
          .execute();
      } else {
        await writing.deleteFrom('job_progress').where('job', '=', name).execute();
      }
      return batch;
    });
  let done = 0;
  for (let batch = await runBatch(); batch; batch = await runBatch()) {
    done += batch.count;
    onBatch(done);
    await turn();
  }
}
