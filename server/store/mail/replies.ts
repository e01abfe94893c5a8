/** Answers to requests, and what became of receipts, to read. */
import type { Kysely } from 'kysely';
import type { MailDelivery } from '../../../src/contract/office/mail.ts';
import type { RecordReply } from '../../../src/contract/protocol/record-base.ts';
import type { RecordIds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import type { MailMessageRow } from './mail-rows.ts';

/** Reads answers in the order of capture, by record; a record without answers has none. */
export async function readReplies(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, RecordReply[]>> {
  const rows = await database
    .selectFrom('record_reply')
    .leftJoin('account', 'account.id', 'record_reply.author_id')
    .leftJoin('mail_message', 'mail_message.id', 'record_reply.id')
    .select([
      'record_reply.id',
      'record_reply.record_id',
      'way',
      'record_reply.recipient as to',
      'record_reply.subject',
      'text',
      'captured_at',
      'taken_back_at',
      'account.name as by',
      'state',
      'problem',
      'settled_at',
    ])
    .where('record_reply.record_id', 'in', ids)
    .orderBy('captured_at')
    .orderBy('record_reply.id')
    .execute();
  const replies = new Map<string, RecordReply[]>();
  for (const one of rows) {
    const { record_id, by, captured_at, taken_back_at: takenBack, state, problem, settled_at, ...row } = one;
    const list = replies.get(record_id) ?? [];
    const delivery = state && deliveryOf({ state, problem, settled_at });
    list.push({
      ...row,
      by: by ?? '',
      capturedAt: captured_at,
      ...(delivery && { delivery }),
      ...(takenBack && { takenBack }),
    });
    replies.set(record_id, list);
  }
  return replies;
}

/** Receipts of requests that do not wait any more, by record. */
export async function readReceiptDeliveries(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, MailDelivery>> {
  const rows = await database
    .selectFrom('mail_message')
    .select(['id', 'state', 'problem', 'settled_at'])
    .where('record_id', 'in', ids)
    .where('purpose', '=', 'receipt')
    .where('state', 'in', ['sent', 'failed', 'uncertain', 'left'])
    .execute();
  return new Map(rows.map((row) => [row.id, deliveryOf(row)]));
}

function deliveryOf({
  state,
  problem,
  settled_at,
}: Pick<MailMessageRow, 'state' | 'problem' | 'settled_at'>): MailDelivery {
  return { state, problem: problem ?? '', at: settled_at ?? '' };
}
