/** First submissions that arrive after a correction of them. */
import type { RecordKind } from '../../../../src/kinds/list.ts';
import type { EntryMapper } from '../../core/stored-kind.ts';
import type { WriteContext } from '../../core/write-context.ts';
import { moveRecord } from '../../feed/move-record.ts';
import type { LedgerResult, LedgerRow } from '../ledger/ledger-rows.ts';
import { refreshContactsAndSize } from '../record-rows.ts';
import { addVersion } from './version-differences.ts';

/**
 * Receives the first submission after a correction of it: it becomes an earlier version, and changes nothing.
 * @param row the row of the ledger with its key
 * @returns the same row if it had arrived before, or is of another kind
 */
export async function receiveLateOriginal(
  context: WriteContext,
  mapper: Pick<EntryMapper, 'asRead'> & { makes: RecordKind },
  row: LedgerResult['row'],
  late: LedgerRow & { kind: string; payload: object },
): Promise<LedgerResult['row']> {
  if (row.content_hash !== '' || row.kind !== late.kind) return row;
  const transaction = await context.savepoints.begin();
  const { version, content_hash, clock_ahead = null, suspect, author_id = null } = late;
  // The first to come has given the record its secret; another one is another submission.
  const secret_hash = row.secret_hash ?? late.secret_hash ?? null;
  if (late.secret_hash && late.secret_hash !== secret_hash) return row;
  const own = { version, content_hash, clock_ahead, suspect, author_id, secret_hash };
  // A later place, so that a backup that contains only its correction does not count as containing it.
  const { seq } = await transaction.selectFrom('feed').select('seq').executeTakeFirstOrThrow();
  const feed_place = seq + 1;
  await transaction
    .updateTable('submission')
    .set({ ...own, feed_place })
    .where('id', '=', row.id)
    .execute();
  if (row.deleted_at === null) {
    const payload = JSON.stringify(mapper.asRead(late.payload));
    await addVersion(transaction, { id: row.id, record: row.id, replaces: [], outcome: 'earlier', payload });
    await moveRecord(transaction, row.id, {});
    await refreshContactsAndSize(context, mapper.makes, row.id);
  }
  return { ...row, ...own, feed_place };
}
