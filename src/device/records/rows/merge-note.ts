/** Adds a note, an answer or a decision about a message to a record, before the feed brings the server's result. Pure. */
import { needsDecision } from '../../../contract/office/mail.ts';
import type { RecordReply } from '../../../contract/protocol/record-base.ts';
import type { RecordNotePayload } from '../../../kinds/record-note/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import type { Entry } from '../../core/tables.ts';

const WAITING = { state: 'queued', problem: '', at: '' } as const;

/** @param by name of the account that wrote it */
export function addNote(
  record: FeedRecord,
  { id, payload, capturedAt }: Pick<Entry, 'id' | 'payload' | 'capturedAt'>,
  by: string,
): FeedRecord {
  const { text, reply, mail } = payload as RecordNotePayload;
  if (reply) {
    const { sets: _sets, ...sent } = reply;
    return addReply(record, { id, by, text, capturedAt, ...sent });
  }
  if (record.notes.some((note) => note.id === id)) return record;
  if (mail) return addNote(decideMail(record, mail), { id, payload: { text }, capturedAt }, by);
  return { ...record, notes: [...record.notes, { id, by, text, capturedAt }] };
}

/** Adds an answer. One that the server sends is queued, first here and then there. */
function addReply(record: FeedRecord, reply: RecordReply): FeedRecord {
  const { replies = [] } = record;
  if (replies.some(({ id }) => id === reply.id)) return record;
  return {
    ...record,
    replies: [...replies, reply.way === 'office' ? { ...reply, delivery: WAITING } : reply],
  };
}

/** Applies what was decided about a message that may not have arrived: sent again, or left. */
function decideMail(record: FeedRecord, { id, again }: NonNullable<RecordNotePayload['mail']>): FeedRecord {
  const { receipt, ...rest } = record;
  if (id === record.id) return rest as FeedRecord;
  const replies = (record.replies ?? []).map((reply) =>
    reply.id === id && reply.delivery && needsDecision(reply.delivery)
      ? { ...reply, delivery: again ? WAITING : { ...reply.delivery, state: 'left' as const } }
      : reply,
  );
  return { ...record, replies };
}
