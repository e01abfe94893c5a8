/** Which submission last set each field of a record, and which had set it before. */
import type { Kysely } from 'kysely';
import { MAX_PAST_SETTINGS, previousValue } from '../../../src/contract/protocol/previous-value.ts';
import type {
  FieldSetting,
  PastSetting,
  PreviousValues,
  RecordBase,
} from '../../../src/contract/protocol/record-base.ts';
import type { RecordIds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { lockedId, type WritingTransaction } from '../feed/feed-sequence.ts';

/**
 * Records that a submission, which is in the ledger, has set these fields of a record, and their earlier
 * values.
 * @param before the record as it was
 * @param canSetBack true where the fields can be set back to that
 */
export async function recordFieldSettings(
  transaction: WritingTransaction,
  before: RecordBase,
  fields: readonly string[],
  change: string,
  canSetBack: boolean,
): Promise<void> {
  if (fields.length === 0) return;
  const record_id = lockedId(transaction, before.id);
  await keepPast(transaction, before, fields);
  await transaction
    .insertInto('record_field')
    .values(
      fields.map((field) => ({
        record_id,
        field,
        change_id: change,
        was: canSetBack ? JSON.stringify(previousValue(before, field)) : null,
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

/**
 * Keeps the earlier values of fields that were set before; the oldest are dropped when there are too many.
 */
async function keepPast(
  transaction: WritingTransaction,
  before: RecordBase,
  fields: readonly string[],
): Promise<void> {
  const past = fields.flatMap((field) => {
    const mark = before.setBy?.[field];
    return mark ? [{ field, change_id: mark.id, value: JSON.stringify(previousValue(before, field)) }] : [];
  });
  if (past.length === 0) return;
  const record_id = lockedId(transaction, before.id);
  const { last } = await transaction
    .selectFrom('record_past_setting')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('record_id', '=', before.id)
    .executeTakeFirstOrThrow();
  const from = (last ?? 0) + 1;
  await transaction
    .insertInto('record_past_setting')
    .values(past.map((row, index) => ({ ...row, record_id, place: from + index })))
    .execute();
  await transaction
    .deleteFrom('record_past_setting')
    .where('record_id', '=', before.id)
    .where('place', '<=', from + past.length - 1 - MAX_PAST_SETTINGS)
    .execute();
}

/** Reads past settings by record, in the order in which they were set again; most records have none. */
export async function readPastSettings(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, PastSetting[]>> {
  const rows = await database
    .selectFrom('record_past_setting')
    .innerJoin('submission', 'submission.id', 'record_past_setting.change_id')
    .leftJoin('account', 'account.id', 'submission.author_id')
    .select(['record_id', 'field', 'change_id as id', 'account.name as by', 'captured_at as at', 'value'])
    .where('record_id', 'in', ids)
    .orderBy('record_id')
    .orderBy('place')
    .execute();
  const settings = new Map<string, PastSetting[]>();
  for (const { record_id, by, value, ...row } of rows) {
    const own = settings.get(record_id) ?? [];
    own.push({ ...row, by: by ?? '', set: JSON.parse(value) as PreviousValues });
    settings.set(record_id, own);
  }
  return settings;
}

/** Reads settings by record, then by field; records whose fields are as they were made are missing. */
export async function readFieldSettings(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, Record<string, FieldSetting>>> {
  const rows = await database
    .selectFrom('record_field')
    .innerJoin('submission', 'submission.id', 'record_field.change_id')
    .leftJoin('account', 'account.id', 'submission.author_id')
    .select(['record_id', 'field', 'change_id as id', 'account.name as by', 'captured_at as at', 'was'])
    .where('record_id', 'in', ids)
    .execute();
  const marks = new Map<string, Record<string, FieldSetting>>();
  for (const { record_id, field, id, by, at, was } of rows) {
    const own = marks.get(record_id) ?? {};
    own[field] = { id, by: by ?? '', at, ...(was !== null && { was: JSON.parse(was) as PreviousValues }) };
    marks.set(record_id, own);
  }
  return marks;
}
