/**
 * The queue of mail. A message is put in by the transaction of what causes it. Before the mail server is given its
 * content it is marked, so that after a crash nothing that may have been sent is sent again by itself.
 */
import { type Kysely, sql } from 'kysely';
import type { MailState } from '../../src/contract/mail.ts';
import { heldId, lockFeed, type WritingTransaction } from './feed-place.ts';
import type { MailMessageRow, MailPurpose } from './mail-rows.ts';
import { moveRecord } from './record-rows.ts';
import type { Tables } from './tables.ts';

/** A message on its way into the queue. */
export interface NewMail {
  /** The same for the same cause: what is known is not put in again. */
  id: string;
  purpose: MailPurpose;
  /** The record that it is about, with which it goes; null for none. */
  record: string | null;
  recipient: string;
  subject: string;
  body: string;
  /** The server's clock, ISO 8601. */
  at: string;
  /** Queued unless told: what may have been sent in another life of the database, and what cannot be sent, is not. */
  state?: MailState;
  problem?: string;
}

/** A message to be sent. */
export type Letter = Pick<
  MailMessageRow,
  'id' | 'purpose' | 'recipient' | 'subject' | 'body' | 'attempts' | 'queued_at'
>;

/** What became of an attempt. */
export type Settled =
  | { state: 'sent' }
  | { state: 'failed' | 'uncertain'; problem: string }
  /** To be tried again. */
  | { state: 'queued'; problem: string; dueAt: string };

/** Answers are waited for by people, and receipts may come in thousands. */
const URGENCY: Readonly<Record<MailPurpose, number>> = { reply: 0, notice: 1, receipt: 2 };

export const RESTORED =
  'The server was put back to an earlier state. Nobody knows whether this was sent before.';
const CRASHED = 'The server stopped while it was sent. Nobody knows whether it arrived.';

/** @returns false if it is there already */
export async function queueMail(transaction: WritingTransaction, mail: NewMail): Promise<boolean> {
  const { id, purpose, record, recipient, subject, body, at, state = 'queued', problem = null } = mail;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mail_message')
    .values({
      id,
      purpose,
      record_id: record === null ? null : heldId(transaction, record),
      recipient,
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
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many receipts an address was sent, or is to be sent, since a time. */
export async function countReceipts(
  transaction: WritingTransaction,
  recipient: string,
  since: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('mail_message')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('recipient', '=', recipient)
    .where('queued_at', '>=', since)
    .where('purpose', '=', 'receipt')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True for a message about this record. */
export async function hasMail(
  transaction: WritingTransaction,
  mail: string,
  record: string,
): Promise<boolean> {
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
 * What somebody decided about a message that did not arrive for certain.
 * @returns false if there is no such message about this record, or nothing to decide any more
 */
export async function decideMail(
  transaction: WritingTransaction,
  { mail, record, again, at }: MailDecision,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail_message')
    .set(
      again
        ? {
            state: 'queued',
            attempt: null,
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

/** What waited when a backup was made may have been sent since. */
export async function doubtMail(transaction: WritingTransaction, at: string): Promise<void> {
  await transaction
    .updateTable('mail_message')
    .set({ state: 'uncertain', problem: RESTORED, settled_at: at })
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}

/** What the sender does with the queue. Its times are the server's clock, ISO 8601. */
export interface MailQueue {
  /** True when something is due, or was being sent when a server stopped. */
  hasWork(now: string): Promise<boolean>;
  /** The most urgent message that is due. */
  next(now: string): Promise<Letter | undefined>;
  /**
   * Marks a message before the mail server is given its content.
   * @param attempt a new id
   * @returns false if it is no longer to be sent, or another server sends it
   */
  mark(id: string, attempt: string): Promise<boolean>;
  /** Notes what became of an attempt, whether it was marked or not. @returns true if the feed has moved */
  settle(id: string, attempt: string, outcome: Settled, at: string): Promise<boolean>;
  /** What a server that stopped was sending: its fate is not known. @returns true if the feed has moved */
  settleCrashed(at: string): Promise<boolean>;
  /** Removes notices to departments that were settled before a time. */
  forgetNotices(before: string): Promise<void>;
  /** How many messages are in each state. */
  count(): Promise<{ state: string; count: number }[]>;
}

/** @param database that may lock the feed */
export function createMailQueue(reading: Kysely<Tables>, database: Kysely<Tables>): MailQueue {
  return {
    async hasWork(now) {
      const { rows } = await sql<{ found: number }>`
        select 1 as found where exists (
          select 1 from mail_message where state = 'queued' and due_at <= ${now}
        ) or exists (select 1 from mail_message where state = 'sending')`.execute(reading);
      return rows.length > 0;
    },
    next: (now) =>
      database
        .selectFrom('mail_message')
        .select(['id', 'purpose', 'recipient', 'subject', 'body', 'attempts', 'queued_at'])
        .where('state', '=', 'queued')
        .where('due_at', '<=', now)
        .orderBy('urgency')
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst(),
    async mark(id, attempt) {
      const { numUpdatedRows } = await database
        .updateTable('mail_message')
        .set({ state: 'sending', attempt })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    settle: (id, attempt, outcome, at) =>
      database.transaction().execute(async (transaction) => {
        const writing = await lockFeed(transaction);
        const row = await writing
          .selectFrom('mail_message')
          .select(['record_id', 'purpose', 'state', 'attempt', 'attempts'])
          .where('id', '=', id)
          .executeTakeFirst();
        // Erased meanwhile; or marked by another server, which knows better.
        if (!row || (row.state !== 'queued' && row.attempt !== attempt)) return false;
        const settled = { settled_at: at, problem: 'problem' in outcome ? outcome.problem : null };
        const change =
          outcome.state === 'queued'
            ? { ...outcomeLater(outcome), attempts: row.attempts + 1 }
            : { ...settled, state: outcome.state, ...(outcome.state === 'sent' && { body: '' }) };
        await writing.updateTable('mail_message').set(change).where('id', '=', id).execute();
        // Devices show each step of an answer, and of other mail what went wrong.
        const isShown = row.purpose === 'reply' || ['failed', 'uncertain'].includes(outcome.state);
        if (row.record_id === null || !isShown) return false;
        await moveRecord(writing, row.record_id, {});
        return true;
      }),
    settleCrashed: (at) =>
      database.transaction().execute(async (transaction) => {
        const writing = await lockFeed(transaction);
        const left = await writing
          .updateTable('mail_message')
          .set({ state: 'uncertain', problem: CRASHED, settled_at: at })
          .where('state', '=', 'sending')
          .returning('record_id')
          .execute();
        for (const { record_id } of left) if (record_id !== null) await moveRecord(writing, record_id, {});
        return left.length > 0;
      }),
    async forgetNotices(before) {
      await database
        .deleteFrom('mail_message')
        .where('record_id', 'is', null)
        .where('queued_at', '<', before)
        .execute();
    },
    count: async () => {
      const rows = await reading
        .selectFrom('mail_message')
        .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
        .where('state', 'in', ['queued', 'sending', 'failed', 'uncertain', 'left'])
        .groupBy('state')
        .execute();
      return rows.map(({ state, count }) => ({ state, count: Number(count) }));
    },
  };
}

function outcomeLater({ problem, dueAt }: Extract<Settled, { state: 'queued' }>) {
  return { state: 'queued' as const, attempt: null, due_at: dueAt, problem };
}
