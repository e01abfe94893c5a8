/** Rows of answers, of the queue of mail, and of who hears of new requests. */
import type { MailState, NoticeMode, ReplyChannel } from '../../../src/contract/office/mail.ts';

/** An answer to a request; its mail, if any, has the same id. */
export interface RecordReplyRow {
  id: string;
  record_id: string;
  author_id: string;
  way: ReplyChannel;
  /** E-mail address or phone number. */
  recipient: string;
  subject: string;
  text: string;
  captured_at: string;
  /** When who wrote it took it back, ISO 8601. */
  taken_back_at: string | null;
}

/** A message to be sent by mail, or what became of it. It goes with the record that it is about. */
export interface MailMessageRow {
  /** Id of the cause, often a request's: it stays on the server. */
  id: string;
  /** The message's own id, which its readers see: random, and the same at each attempt. Null before 2026-12. */
  message_id: string | null;
  purpose: MailPurpose;
  /** Null for the digest of a department. */
  record_id: string | null;
  recipient: string;
  /** The recipient in one spelling, by which limits count; null for what none counts, and before 2026-12. */
  counted_as: string | null;
  subject: string;
  /** Empty once it was sent. */
  body: string;
  /** The lowest number goes first. */
  urgency: number;
  state: MailState;
  /** The attempt that has begun to hand it over, if any. */
  attempt: string | null;
  /** Attempts that failed for a passing cause. */
  attempts: number;
  queued_at: string;
  /** Not tried before. */
  due_at: string;
  settled_at: string | null;
  /** In words, without the address; null where there is none. */
  problem: string | null;
}

/** `confirmation`: the code that confirms the address of a department. */
export type MailPurpose = 'reply' | 'receipt' | 'notice' | 'confirmation';

/** Setting of how a department hears of new requests; it has none until somebody sets it. */
export interface DepartmentNoticeRow {
  department: string;
  mode: NoticeMode;
  address: string;
  /** When it was told last, or chose so; the server's clock. */
  told_at: string;
  /** Hash of the code that was sent to the address; null once it was entered, and for addresses from before 2026-12. */
  confirmation: string | null;
  /** FeedSequence in the feed up to which it was told of requests. */
  told_up_to: number;
}
