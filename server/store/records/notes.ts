/** Notes and answers that their author takes back: they stay with their record, and are marked. */
import { sql } from 'kysely';
import type { MailState } from '../../../src/contract/office/mail.ts';
import type { WriteContext } from '../core/write-context.ts';
import { lockedId } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';

export interface StoredNote {
  id: string;
  record: string;
  authorId: string;
  isReply: boolean;
  isTakenBack: boolean;
  /** State of the mail by which this server sends the answer; null if there is none. */
  mail: MailState | null;
}

/** Finds a note or an answer of a record; undefined if the record has none with this id. */
export async function findNote(
  context: WriteContext,
  id: string,
  record: string,
): Promise<StoredNote | undefined> {
  const transaction = await context.savepoints.begin();
  const find = (table: 'record_note' | 'record_reply') =>
    transaction
      .selectFrom(table)
      .select(['author_id', 'taken_back_at'])
      .where('id', '=', id)
      .where('record_id', '=', record)
      .executeTakeFirst();
  const note = await find('record_note');
  const held = note ?? (await find('record_reply'));
  if (!held) return undefined;
  const mail = await transaction
    .selectFrom('mail_message')
    .select('state')
    .where('id', '=', id)
    .where('record_id', '=', record)
    .executeTakeFirst();
  return {
    id,
    record,
    authorId: held.author_id,
    isReply: !note,
    isTakenBack: held.taken_back_at !== null,
    mail: mail?.state ?? null,
  };
}

/**
 * Bytes of all that staff wrote to one request, about: two hundred of the longest. Every change of it reads them all. What
 * its sender added by corrections has a bound of its own, and takes no room from the office.
 */
const MOST_OF_RECORD = 400_000;
/** Bytes that each takes beside its text. */
const BESIDE = 200;

/** True where one more fits. */
export async function hasRoomForNote(
  context: WriteContext,
  record: string,
  { text }: { text: string },
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  let bytes = BESIDE + Buffer.byteLength(text);
  for (const table of ['record_note', 'record_reply'] as const) {
    const held = await transaction
      .selectFrom(table)
      .select(sql<number | string>`coalesce(sum(octet_length(text) + ${sql.lit(BESIDE)}), 0)`.as('bytes'))
      .where('record_id', '=', record)
      .where('author_id', '!=', '')
      .executeTakeFirstOrThrow();
    bytes += Number(held.bytes);
  }
  return bytes <= MOST_OF_RECORD;
}

/** Its mail is not sent any more. The record moves to the end of the feed; its revision stays the same. */
export async function takeBackNote(
  context: WriteContext,
  { id, record, isReply }: StoredNote,
  at: string,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  const set = { taken_back_at: at };
  if (isReply) await transaction.updateTable('record_reply').set(set).where('id', '=', id).execute();
  else await transaction.updateTable('record_note').set(set).where('id', '=', id).execute();
  await transaction
    .updateTable('mail_message')
    .set({ state: 'left', settled_at: at, body: '' })
    .where('id', '=', id)
    .where('record_id', '=', lockedId(transaction, record))
    .where('state', 'in', ['queued', 'failed'])
    .execute();
  await moveRecord(transaction, record, {});
}
