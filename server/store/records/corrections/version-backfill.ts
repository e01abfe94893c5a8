/** Writes the differences of versions from before they were stored, once, at the start after the update. */
import { type Kysely, sql } from 'kysely';
import { type Batch, runResumableJob } from '../../core/resumable-job.ts';
import type { Tables } from '../../core/tables.ts';
import type { WritingTransaction } from '../../feed/feed-sequence.ts';
import { writeDifferences } from './version-differences.ts';

export function backfillDifferences(database: Kysely<Tables>): Promise<void> {
  return runResumableJob(database, 'versions', fillRecord);
}

async function fillRecord(writing: WritingTransaction, after: string): Promise<Batch | null> {
  const next = await writing
    .selectFrom('record_version')
    .select('record_id')
    .where('record_id', '>', after)
    .orderBy('record_id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
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
  for (const { id } of versions) await writeDifferences(writing, next.record_id, id, { isAlone: true });
  const history = writing
    .selectFrom('record_version')
    .select(sql<number>`coalesce(sum(octet_length(changes)), 0)`.as('bytes'))
    .where('record_id', '=', next.record_id);
  await writing
    .updateTable('record')
    .set(({ eb }) => ({ bytes: eb('bytes', '+', sql<number>`cast(${history} as integer)`) }))
    .where('id', '=', next.record_id)
    .execute();
  return { last: next.record_id, count: 1 };
}
