/**
 * Operations on the mail queue (`mail-queue.ts`) for the job that sends mail, and the outcomes of its
 * attempts.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';
import { emptyMailJournal, type MailJournal } from './mail-journal.ts';
import { UNCERTAIN_AFTER_RESTORE } from './mail-queue.ts';
import type { MailMessageRow } from './mail-rows.ts';

/** A message to be sent. */
export type QueuedMessage = Pick<
  MailMessageRow,
  'id' | 'message_id' | 'purpose' | 'recipient' | 'subject' | 'body' | 'attempts' | 'queued_at'
>;

/** Outcome of an attempt. */
export type AttemptOutcome =
  | { state: 'sent' }
  | { state: 'failed' | 'uncertain'; problem: string }
  /** To be tried again. */
  | { state: 'queued'; problem: string; dueAt: string };

const CRASHED = 'The server stopped while it was sent. Nobody knows whether it arrived.';

/** The mail queue as the sender uses it. Its times are by the server's clock, ISO 8601. */
export interface MailQueue {
  /** True when something is due, or was being sent when a server stopped. */
  hasWork(now: string): Promise<boolean>;
  /** The most urgent message that is due. */
  next(now: string): Promise<QueuedMessage | undefined>;
  /**
   * Marks a message before the mail server is given its content.
   * @param attempt a new id
   * @returns false if it is no longer to be sent, or another server sends it
   */
  markSending(id: string, attempt: string, at: string): Promise<boolean>;
  /** Records the outcome of an attempt, whether it was marked or not. @returns true if the feed has moved */
  settle(id: string, attempt: string, outcome: AttemptOutcome, at: string): Promise<boolean>;
  /**
   * Settles a message that was handed over in another epoch of the database, unless somebody has decided to send it
   * again. @returns true if there is nothing to send
   */
  settleKnown(id: string, at: string): Promise<boolean>;
  /**
   * Settles the messages that a stopped server was sending as uncertain.
   * @returns true if the feed has moved
   */
  settleCrashed(at: string): Promise<boolean>;
  /** Removes notices to departments that were settled before a time. */
  forgetNotices(before: string): Promise<void>;
  /** How many messages are in each state. */
  count(): Promise<{ state: string; count: number }[]>;
}

/** @param database that may lock the feed */
export function createMailQueue(
  reading: Kysely<Tables>,
  database: Kysely<Tables>,
  handed: MailJournal = emptyMailJournal,
): MailQueue {
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
        .select(['id', 'message_id', 'purpose', 'recipient', 'subject', 'body', 'attempts', 'queued_at'])
        .where('state', '=', 'queued')
        .where('due_at', '<=', now)
        .orderBy('urgency')
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst(),
    async settleKnown(id, at) {
      const known = handed.of(id);
      if (known === null) return false;
      return database.transaction().execute(async (transaction) => {
        const writing = await lockFeed(transaction);
        const settled =
          known === '='
            ? { state: 'sent' as const, body: '', problem: null }
            : { state: 'uncertain' as const, problem: UNCERTAIN_AFTER_RESTORE };
        const row = await writing
          .updateTable('mail_message')
          .set({ ...settled, settled_at: at })
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .where('attempt', 'is', null)
          .returning(['record_id', 'purpose'])
          .executeTakeFirst();
        if (!row) return false;
        if (row.record_id !== null && row.purpose !== 'notice') {
          await moveRecord(writing, row.record_id, {});
        }
        return true;
      });
    },
    async markSending(id, attempt, at) {
      // First on disk: whatever happens to the database, it is not sent again by itself.
      handed.note(id, '+', at);
      const { numUpdatedRows } = await database
        .updateTable('mail_message')
        .set({ state: 'sending', attempt })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) handed.note(id, '-', at);
      return numUpdatedRows > 0n;
    },
    settle: (id, attempt, outcome, at) => {
      if (outcome.state === 'sent') handed.note(id, '=', at);
      else if (outcome.state !== 'uncertain' && handed.of(id) !== null) handed.note(id, '-', at);
      return database.transaction().execute(async (transaction) => {
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
        // Devices show each step of an answer, and the outcome of a receipt. Notices are not shown with a
        // record.
        const isShown = row.purpose === 'reply' || (row.purpose === 'receipt' && outcome.state !== 'queued');
        if (row.record_id === null || !isShown) return false;
        await moveRecord(writing, row.record_id, {});
        return true;
      });
    },
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

function outcomeLater({ problem, dueAt }: Extract<AttemptOutcome, { state: 'queued' }>) {
  return { state: 'queued' as const, attempt: null, due_at: dueAt, problem };
}
