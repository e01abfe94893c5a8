/** Which submission last set each field of a record, and whose it was. */
import type { Kysely } from 'kysely';
import { fieldBefore } from '../../src/contract/field-before.ts';
import type { FieldBefore, FieldMark, RecordFrame } from '../../src/contract/record-frame.ts';
import { heldId, type WritingTransaction } from './feed-place.ts';
import type { RecordIds } from './stored-kind.ts';
import type { Tables } from './tables.ts';

/**
 * Notes that a submission, which is in the ledger, has set these fields of a record.
 * @param before the record as it was, where the fields can be set back to it
 */
export async function markFields(
  transaction: WritingTransaction,
  record: string,
  fields: readonly string[],
  change: string,
  before?: Pick<RecordFrame, 'owner' | 'state' | 'lostReason'>,
): Promise<void> {
  if (fields.length === 0) return;
  const record_id = heldId(transaction, record);
  await transaction
    .insertInto('record_field')
    .values(
      fields.map((field) => ({
        record_id,
        field,
        change_id: change,
        was: before ? JSON.stringify(fieldBefore(before, field)) : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['record_id', 'field']).doUpdateSet((row) => ({
        change_id: change,
        was: row.ref('excluded.was'),
      })),
    )
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
    .select(['record_id', 'field', 'change_id as id', 'account.name as by', 'captured_at as at', 'was'])
    .where('record_id', 'in', ids)
    .execute();
  const marks = new Map<string, Record<string, FieldMark>>();
  for (const { record_id, field, id, by, at, was } of rows) {
    const own = marks.get(record_id) ?? {};
    own[field] = { id, by: by ?? '', at, ...(was !== null && { was: JSON.parse(was) as FieldBefore }) };
    marks.set(record_id, own);
  }
  return marks;
}
