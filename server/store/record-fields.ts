/** Which submission last set each field of a record, and whose it was. */
import type { Kysely } from 'kysely';
import type { FieldMark } from '../../src/contract/record-frame.ts';
import { heldId, type WritingTransaction } from './feed-place.ts';
import type { RecordIds } from './stored-kind.ts';
import type { Tables } from './tables.ts';

/** Notes that a submission, which is in the ledger, has set these fields of a record. */
export async function markFields(
  transaction: WritingTransaction,
  record: string,
  fields: readonly string[],
  change: string,
): Promise<void> {
  if (fields.length === 0) return;
  const record_id = heldId(transaction, record);
  await transaction
    .insertInto('record_field')
    .values(fields.map((field) => ({ record_id, field, change_id: change })))
    .onConflict((conflict) => conflict.columns(['record_id', 'field']).doUpdateSet({ change_id: change }))
    .execute();
}

/** By record, then by field; records whose fields are as they were made are missing. */
export async function readFieldMarks(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, Record<string, FieldMark>>> {
  const rows = await database
    .selectFrom('record_field')
    .innerJoin('submission', 'submission.id', 'record_field.change_id')
    .leftJoin('account', 'account.id', 'submission.author_id')
    .select(['record_id', 'field', 'change_id as id', 'account.name as by', 'captured_at as at'])
    .where('record_id', 'in', ids)
    .execute();
  const marks = new Map<string, Record<string, FieldMark>>();
  for (const { record_id, field, id, by, at } of rows) {
    const own = marks.get(record_id) ?? {};
    own[field] = { id, by: by ?? '', at };
    marks.set(record_id, own);
  }
  return marks;
}
