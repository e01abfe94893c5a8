/** Notes and answers that who wrote them takes back. What has left by mail stays, and says so. */

import type { MailState } from '../../../src/contract/office/mail.ts';
import type { RecordNotePayload } from '../../../src/kinds/record-note/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { mayBeSentAgain } from '../../store/records/held-submissions.ts';
import { findNote, takeBackNote } from '../../store/records/notes.ts';
import { writeChange } from '../../store/records/record-rows.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

type TakingBack = RecordNotePayload & { takesBack: string };

/** States of mail that may have reached somebody. */
const LEFT: readonly (MailState | null)[] = ['sending', 'sent', 'uncertain'];

/**
 * Marks a note or an answer as taken back. The state that the answer gave to its request is set back with it, unless
 * somebody has set it since.
 * @returns the record's new revision; null where its state stays
 * @throws RefusedChange for a note of somebody else, for mail that has left, and where the record has no such note
 */
export async function applyNoteWithdrawal(
  context: WriteContext,
  { id, author, now }: StaffChange,
  record: FeedRecord,
  { kind, takesBack }: TakingBack,
): Promise<number | null> {
  const named = takesBack.toLowerCase();
  const note = await findNote(context, named, record.id);
  if (!note) throw await noSuchNote(context, named, now);
  if (note.authorId !== author.accountId) {
    throw new RefusedChange(409, { message: 'Only who wrote this can take it back.' });
  }
  if (LEFT.includes(note.mail)) {
    throw new RefusedChange(409, { message: 'This answer has left by mail and cannot be taken back.' });
  }
  // Pressed on two devices: the result is the wanted one.
  if (note.isTakenBack) return null;
  const mark = record.setBy?.state;
  const set = note.isReply && mark?.id === named ? mark.was : undefined;
  await addAuditLine(context, {
    by: author.accountId,
    action: note.isReply ? 'reply.take-back' : 'note.take-back',
    subject: record.reference,
    ...(set && { before: { state: record.state } }),
    after: { note: named, ...set },
    at: now,
  });
  await takeBackNote(context, note, now);
  return set ? writeChange(context, id, { record: record.id, kind, set }, record) : null;
}

/** After a restore the note may still be on its way back from its device. */
async function noSuchNote(context: WriteContext, note: string, now: string): Promise<RefusedChange> {
  if (await mayBeSentAgain(context, note, now)) {
    return new RefusedChange(425, {
      message: 'This follows an earlier request that we do not have back yet. It will be sent again.',
    });
  }
  return new RefusedChange(404, { message: 'This record has no such note. It may have been removed.' });
}
