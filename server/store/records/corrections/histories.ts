/** The versions of records that were corrected, to read. */
import type { Kysely } from 'kysely';
import type { FieldChange } from '../../../../src/contract/protocol/changed-fields.ts';
import type { RecordVersion } from '../../../../src/contract/protocol/record-base.ts';
import type { RecordIds } from '../../core/stored-kind.ts';
import type { Tables } from '../../core/tables.ts';

/** Reads corrections in the order of arrival, by record; a record without corrections has none. */
export async function readHistories(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, RecordVersion[]>> {
  const rows = await database
    .selectFrom('record_version')
    .innerJoin('submission', 'submission.id', 'record_version.id')
    .leftJoin('account', 'account.id', 'submission.author_id')
    .select([
      'record_version.id',
      'record_id',
      'outcome',
      'changes',
      'cut',
      'by_contact',
      'captured_at',
      'received_at',
      'account.name as by',
    ])
    .where('record_id', 'in', ids)
    .orderBy('received_at')
    .orderBy('record_version.id')
    .execute();
  const histories = new Map<string, RecordVersion[]>();
  for (const {
    id,
    record_id,
    outcome,
    changes: stored,
    cut,
    by_contact,
    by,
    captured_at,
    received_at,
  } of rows) {
    const list = histories.get(record_id) ?? [];
    const changes = JSON.parse(stored ?? '[]') as FieldChange[];
    const frame = { id, by: by ?? '', capturedAt: captured_at, receivedAt: received_at, outcome };
    list.push({
      ...frame,
      changes,
      ...(cut === 1 && { cut: true as const }),
      ...(by_contact === 1 && { byContact: true as const }),
    });
    histories.set(record_id, list);
  }
  return histories;
}
