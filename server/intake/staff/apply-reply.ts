/** Answers to requests, and what is decided about mail that did not arrive for certain. */

import { captureTime } from '../../../src/contract/protocol/wrong-clock.ts';
import type { RecordNotePayload } from '../../../src/kinds/record-note/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { stateAfterReply } from '../../../src/kinds/working-state.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { readRestoredAt } from '../../store/feed/epoch.ts';
import { decideMail, hasMail, queueMail, UNCERTAIN_AFTER_RESTORE } from '../../store/mail/mail-queue.ts';
import { writeChange, writeNote, writeReply } from '../../store/records/record-rows.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

type WithReply = RecordNotePayload & { reply: NonNullable<RecordNotePayload['reply']> };
type WithDecision = RecordNotePayload & { mail: NonNullable<RecordNotePayload['mail']> };

/**
 * Keeps an answer with its record and, where this server sends it, puts it into the queue of mail. A request that
 * was new is answered, or quoted.
 * @returns the record's new revision; null where its state stays
 */
export async function applyReply(
  context: WriteContext,
  { id, author, capturedAt, clockAhead, now, mail }: StaffChange,
  record: FeedRecord,
  note: WithReply,
): Promise<number | null> {
  const { reply } = note;
  const state = stateAfterReply(record.state, reply.sets);
  await addAuditLine(context, {
    by: author.accountId,
    action: 'record.reply',
    subject: record.reference,
    ...(state && { before: { state: record.state } }),
    // The text and the address stand with the record, which can be erased.
    after: { reply: id, way: reply.way, ...(state && { state }) },
    at: now,
  });
  await writeReply(context, { id, authorId: author.accountId, capturedAt }, note);
  if (reply.way === 'office')
    await queueReply(context, { id, capturedAt, clockAhead, now, mail }, record, note);
  if (state === null) return null;
  const { record: target, kind } = note;
  return writeChange(context, id, { record: target, kind, set: { state } }, record);
}

async function queueReply(
  context: WriteContext,
  { id, capturedAt, clockAhead, now, mail }: Omit<StaffChange, 'kind' | 'payload' | 'author'>,
  record: FeedRecord,
  { text, reply }: WithReply,
): Promise<void> {
  const restoredAt = await readRestoredAt(context, now);
  const mayBeSent = restoredAt !== null && captureTime({ capturedAt, clockAhead }) < Date.parse(restoredAt);
  await queueMail(context, {
    id,
    purpose: 'reply',
    record: record.id,
    recipient: reply.to,
    subject: reply.subject,
    body: text,
    at: now,
    ...(mayBeSent && { state: 'uncertain', problem: UNCERTAIN_AFTER_RESTORE }),
    ...(!mail && { state: 'failed', problem: 'This server sends no mail.' }),
  });
}

/**
 * Sends a message once more, or leaves it; either is kept as a note. What somebody else decided before stands.
 * @throws RefusedChange when this record has no such message
 */
export async function applyMailDecision(
  context: WriteContext,
  { id, author, capturedAt, now }: StaffChange,
  record: FeedRecord,
  note: WithDecision,
): Promise<void> {
  const { id: mail, again } = note.mail;
  if (!(await hasMail(context, mail, record.id))) {
    throw new RefusedChange(404, { message: 'This record has no such message. It may have been removed.' });
  }
  await decideMail(context, { mail, record: record.id, again, at: now });
  await addAuditLine(context, {
    by: author.accountId,
    action: again ? 'mail.again' : 'mail.leave',
    subject: record.reference,
    after: { note: id },
    at: now,
  });
  await writeNote(context, { id, authorId: author.accountId, capturedAt }, note);
}
