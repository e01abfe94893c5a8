/** Writes the contacts of records from before there was an index of them, once, at the start after the update. */
import type { Kysely } from 'kysely';
import { type Batch, runResumableJob } from '../core/resumable-job.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { readListed, readRecordBases } from '../records/listed-records.ts';
import { textsOfRecord } from '../records/record-texts.ts';
import { contactsIn, writeContacts } from './contact-index.ts';

/** Records in one transaction. */
const BATCH = 500;
/** Records between two lines about the progress. */
const TELL_EVERY = 10_000;

/** @param tell is given a line from time to time, because a million records take minutes */
export async function backfillContacts(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  tell: (line: string) => void,
): Promise<void> {
  let [done, told] = [0, 0];
  const tellProgress = () => {
    told = done;
    tell(`Upgrading the database: ${done.toLocaleString('en')} records can be found by their contacts.`);
  };
  await runResumableJob(
    database,
    'contacts',
    (writing, after) => fillBatch(writing, kinds, after),
    (count) => {
      done = count;
      if (done - told >= TELL_EVERY) tellProgress();
    },
  );
  if (told > 0 && done > told) tellProgress();
}

async function fillBatch(
  writing: WritingTransaction,
  kinds: StoredKinds,
  after: string,
): Promise<Batch | null> {
  const rows = await writing
    .selectFrom('record')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const last = rows.at(-1)?.id;
  if (last === undefined) return null;
  const ids = writing
    .selectFrom('record')
    .select('record.id')
    .where('record.id', '>', after)
    .where('record.id', '<=', last)
    .where('removed_at', 'is', null);
  const records = await readListed(writing, kinds, await readRecordBases(writing, ids), ids);
  await writeContacts(
    writing,
    records.map((record) => ({
      id: record.id,
      contacts: contactsIn(textsOfRecord(record, kinds[record.kind])),
    })),
  );
  return { last, count: rows.length };
}
