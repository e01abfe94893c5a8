/** Payments of requests: looked up before a counter-entry, summed up for lists, and erased of their notes. */
import type { Kysely } from 'kysely';
import { formatHundredths, toHundredths } from '../../../../src/contract/money/money.ts';
import type { RecordIds } from '../../core/stored-kind.ts';
import type { Tables } from '../../core/tables.ts';
import type { WriteContext } from '../../core/write-context.ts';
import { changeRows, type WritingTransaction } from '../../feed/feed-sequence.ts';
import { moveRecord } from '../../feed/move-record.ts';

/** The values of a payment that a counter-entry must match. */
export interface StoredPayment {
  request: string;
  amount: string;
  currency: string;
  reverses: string | null;
  /** True once a counter-entry names it. */
  isReversed: boolean;
}

export async function findPayment(context: WriteContext, id: string): Promise<StoredPayment | undefined> {
  const database = await context.savepoints.begin();
  const row = await database
    .selectFrom('payment')
    .select(['request_id as request', 'amount', 'currency', 'reverses'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const counter = await database
    .selectFrom('payment')
    .select('id')
    .where('reverses', '=', id)
    .executeTakeFirst();
  return { ...row, isReversed: counter !== undefined };
}

/** Reads the sums paid for requests, by currency; requests without payments are missing. */
export async function readPaidSums(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, Record<string, string>>> {
  const rows = await database
    .selectFrom('payment')
    .select(['request_id', 'currency', 'amount', 'reverses'])
    .where('request_id', 'in', ids)
    .orderBy('currency')
    .execute();
  const paid = new Map<string, Record<string, string>>();
  for (const { request_id, currency, amount, reverses } of rows) {
    const own = paid.get(request_id) ?? {};
    const before = toHundredths(own[currency] ?? '0');
    own[currency] = formatHundredths(before + (reverses === null ? 1 : -1) * toHundredths(amount));
    paid.set(request_id, own);
  }
  return paid;
}

/** Deletes the notes on payments of removed requests. The amounts stay, because they name nobody. */
export async function forgetNotesOn(
  transaction: WritingTransaction,
  requests: readonly string[],
): Promise<void> {
  const noted = await transaction
    .selectFrom('payment')
    .select('id')
    .where('request_id', 'in', requests)
    .where('note', '<>', '')
    .execute();
  await erasePaymentNotes(
    transaction,
    noted.map(({ id }) => id),
  );
}

/** Erases the notes of payments; nothing else of a payment is ever erased. */
export async function erasePaymentNotes(
  transaction: WritingTransaction,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await changeRows(transaction, 'payment', 'id', id, { note: '' });
    await transaction.deleteFrom('contact').where('record_id', '=', id).execute();
    await moveRecord(transaction, id, {});
  }
}
