/**
 * Writes the contacts of records from before there was an index of them, once, at the start after the update.
 * Each batch is a transaction that remembers how far it came: what is interrupted goes on from there, and
 * memory does not grow with the number of records.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { readBases, readListed } from '../records/listed-records.ts';
import { textsOfRecord } from '../records/record-texts.ts';
import { contactsIn, writeContacts } from './contact-index.ts';

const JOB = 'contacts';
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
  let told = 0;
  for (let done = 0, more = true; more; ) {
    const count = await fillBatch(database, kinds);
    more = count !== null;
    done += count ?? 0;
    if (more ? done - told < TELL_EVERY : told === 0) continue;
    told = done;
    tell(`Upgrading the database: ${done.toLocaleString('en')} records can be found by their contacts.`);
  }
}

/** @returns how many records it went through; null when all have been */
async function fillBatch(database: Kysely<Tables>, kinds: StoredKinds): Promise<number | null> {
  await turn();
  const job = (on: Kysely<Tables>) => on.selectFrom('job_progress').select('state').where('job', '=', JOB);
  // Asked without the lock first: at almost every start there is nothing to do.
  if (!(await job(database).executeTakeFirst())) return null;
  return database.transaction().execute(async (transaction) => {
    const writing = await lockFeed(transaction);
    const progress = await job(writing).executeTakeFirst();
    if (!progress) return null;
    const rows = await writing
      .selectFrom('record')
      .select('id')
      .where('id', '>', progress.state)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) {
      await writing.deleteFrom('job_progress').where('job', '=', JOB).execute();
      return null;
    }
    const ids = writing
      .selectFrom('record')
      .select('record.id')
      .where('record.id', '>', progress.state)
      .where('record.id', '<=', last)
      .where('removed_at', 'is', null);
    const records = await readListed(writing, kinds, await readBases(writing, ids), ids);
    await writeContacts(
      writing,
      records.map((record) => ({
        id: record.id,
        contacts: contactsIn(textsOfRecord(record, kinds[record.kind])),
      })),
    );
    await writing.updateTable('job_progress').set({ state: last }).where('job', '=', JOB).execute();
    return rows.length;
  });
}
