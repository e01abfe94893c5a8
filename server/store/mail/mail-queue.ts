/**
 * The mail queue. A message is added in the transaction of its cause. It is marked before the mail server is
 * given its content, so that after a crash no message that may have been sent is sent again automatically.
 */
import { randomUUID } from 'node:crypto';
import type { MailState } from '../../../src/contract/office/mail.ts';
import type { WriteContext } from '../core/write-context.ts';
import { lockedId, type WritingTransaction } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';
import type { MailPurpose } from './mail-rows.ts';

/** A message on its way into the queue. */
export interface NewMessage {
  /** Id derived from the cause, so that the same message is not queued twice. */
  id: string;
  purpose: MailPurpose;
  /** The record that it is about, with which it is deleted; null for none. */
  record: string | null;
  recipient: string;
  subject: string;
  body: string;
  /** The server's clock, ISO 8601. */
  at: string;
  /**
   * Queued by default; another state for mail that may have been sent in an earlier epoch, or cannot be sent.
   */
  state?: MailState;
  problem?: string;
  /** The recipient in one spelling, where a limit counts the message. */
  countedAs?: string;
}

/** Answers come first, because people wait for them; receipts come last, because there may be thousands. */
const URGENCY: Readonly<Record<MailPurpose, number>> = { reply: 0, confirmation: 0, notice: 1, receipt: 2 };

/** In place of an attempt: somebody wants it sent although it may have been. */
const DECIDED = 'decided';

export const UNCERTAIN_AFTER_RESTORE =
  'The server was put back to an earlier state. Nobody knows whether this was sent before.';

/** Puts a message into the queue. @returns false if it is there already */
export async function queueMail(context: WriteContext, mail: NewMessage): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const {
    id,
    purpose,
    record,
    recipient,
    subject,
    body,
    at,
    state = 'queued',
    problem = null,
    countedAs = null,
  } = mail;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mail_message')
    .values({
      id,
      message_id: randomUUID(),
      purpose,
      record_id: record === null ? null : lockedId(transaction, record),
      recipient,
      counted_as: countedAs,
      subject,
      body,
      urgency: URGENCY[purpose],
      state,
      attempt: null,
      attempts: 0,
      queued_at: at,
      due_at: at,
      settled_at: state === 'queued' ? null : at,
      problem,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n;
  // The sender is woken after the commit.
  context.outcome.moved ||= isNew;
  return isNew;
}

/** Times by the server's clock, ISO 8601. What a clock that was ahead has left in the future does not count. */
interface Period {
  since: string;
  at: string;
}

/**
 * Counts the messages caused by strangers that an address was sent, or is to be sent.
 * @param countedAs its one spelling
 */
export async function countMailTo(
  context: WriteContext,
  countedAs: string,
  { since, at }: Period,
): Promise<number> {
  const transaction = await context.savepoints.begin();
  const { count } = await transaction
    .selectFrom('mail_message')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('counted_as', '=', countedAs)
    .where('queued_at', '>=', since)
    .where('queued_at', '<=', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True if so many receipts were queued, to whatever address. */
export async function hasManyReceipts(
  context: WriteContext,
  count: number,
  { since, at }: Period,
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const last = await transaction
    .selectFrom('mail_message')
    .select('queued_at')
    .where('purpose', '=', 'receipt')
    .where('queued_at', '>=', since)
    .where('queued_at', '<=', at)
    .orderBy('queued_at')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/** True for a message about this record. */
export async function hasMail(context: WriteContext, mail: string, record: string): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const row = await transaction
    .selectFrom('mail_message')
    .select('id')
    .where('id', '=', mail)
    .where('record_id', '=', record)
    .executeTakeFirst();
  return row !== undefined;
}

export interface MailDecision {
  /** Id of the message. */
  mail: string;
  record: string;
  /** True to send it once more, false to leave it. */
  again: boolean;
  /** The server's clock, ISO 8601. */
  at: string;
}

/**
 * Applies a decision about a message that failed or may not have arrived.
 * @returns false if there is no such message about this record, or it is already decided
 */
export async function decideMail(
  context: WriteContext,
  { mail, record, again, at }: MailDecision,
): Promise<boolean> {
  const transaction = await context.savepoints.begin();
  const { numUpdatedRows } = await transaction
    .updateTable('mail_message')
    .set(
      again
        ? {
            state: 'queued',
            attempt: DECIDED,
            attempts: 0,
            queued_at: at,
            due_at: at,
            settled_at: null,
            problem: null,
          }
        : { state: 'left', settled_at: at },
    )
    .where('id', '=', mail)
    .where('record_id', '=', record)
    .where('state', 'in', ['failed', 'uncertain'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await moveRecord(transaction, record, {});
  return true;
}

/**
 * Marks unsent messages as uncertain after a restore, because they may have been sent since the backup.
 * Departments may already know every request in it, so they are told only of those that arrive from now on.
 */
export async function markMailUncertain(transaction: WritingTransaction, at: string): Promise<void> {
  const { seq } = await transaction.selectFrom('feed').select('seq').executeTakeFirstOrThrow();
  await transaction.updateTable('department_notice').set({ told_at: at, told_up_to: seq }).execute();
  await transaction
    .updateTable('mail_message')
    .set({ state: 'uncertain', problem: UNCERTAIN_AFTER_RESTORE, settled_at: at })
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}
