/** Removes records, one or many together. */
import { type RawBuilder, sql } from 'kysely';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { RecordRemoval } from '../../../src/kinds/record-removal/schema.ts';
import { NO_AGREED_PRICE, type StoredKinds } from '../core/stored-kind.ts';
import type { FeedSequence } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { nextSequences, type WritingTransaction } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';
import { clearContacts } from '../people/contact-index.ts';
import { clearGuestLinks } from '../people/guest-links.ts';
import { forgetNotesOn } from '../records/money/payments.ts';

/** Removes a record. Its place in the feed and its key stay as a tombstone. */
export async function writeRemoval(
  { savepoints, kinds, outcome }: WriteContext,
  change: string,
  { record, kind }: Pick<RecordRemoval, 'record' | 'kind'>,
  now: string,
): Promise<void> {
  await removeRecords(await savepoints.begin(), kinds, [{ id: record, kind, change }], now);
  outcome.removed.push(record);
}

/** Removes records together. @param gone each with the submission that removes it, or its own id */
export async function removeRecords(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  gone: readonly { id: string; kind: RecordKind; change: string }[],
  now: string,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await clearContacts(transaction, ids);
  const linked = await clearGuestLinks(transaction, ids);
  await transaction.deleteFrom('record_note').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('record_field').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('record_past_setting').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('record_reply').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('mail_message').where('record_id', 'in', ids).execute();
  await forgetNotesOn(transaction, ids);
  await transaction
    .updateTable('record_version')
    .set({ payload: null, changes: null })
    .where('record_id', 'in', ids)
    .execute();
  for (const kind of new Set(gone.map((one) => one.kind))) {
    const ofKind = gone.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const table of kinds[kind].tables) {
      await transaction
        .deleteFrom(table as 'tour')
        .where('id', 'in', ofKind)
        .execute();
    }
  }
  const places = await nextSequences(transaction, gone.length);
  const rows = gone.map(({ id, change }, index) => ({
    id,
    last_change: change,
    seq: places[index] as FeedSequence,
  }));
  await removeRows(transaction, rows, now);
  await transaction.updateTable('submission').set({ deleted_at: now }).where('id', 'in', ids).execute();
  // The linked requests move in the feed, so that devices drop the statements about their guests.
  for (const id of linked) await moveRecord(transaction, id, {});
}

/** Empty price columns of a removed request: the agreed amounts are deleted, the payments stay. */
const NO_MONEY = { ...NO_AGREED_PRICE, deposit: null, deposit_due: null, balance_due: null } as const;

/**
 * Makes tombstones of records, each with a place of its own, by one statement: everybody who writes waits while
 * the feed is locked, and on PostgreSQL each statement is a way there and back.
 */
async function removeRows(
  transaction: WritingTransaction,
  rows: readonly { id: string; last_change: string; seq: FeedSequence }[],
  now: string,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const ofEach = <Value>(type: 'integer' | 'text', value: (row: (typeof rows)[number]) => Value) => {
    const cases = rows.map((row) => sql`when ${row.id} then cast(${value(row)} as ${sql.raw(type)})`);
    return sql<Value>`case id ${sql.join(cases, sql` `)} end`;
  };
  const change = {
    last_change: ofEach('text', (row) => row.last_change),
    removed_at: now,
    lost_reason: null,
    voided: null,
    follow_up: null,
    ...NO_MONEY,
  };
  const values: { seq: RawBuilder<FeedSequence> } = { ...change, seq: ofEach('integer', ({ seq }) => seq) };
  await transaction.updateTable('record').set(values).where('id', 'in', ids).execute();
}
