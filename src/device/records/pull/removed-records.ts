/**
 * Records that the feed removed are deleted here, not just hidden: what the office erased must not be
 * readable on a device.
 */

import { feedKindsOfRole } from '../../../kinds/record-roles.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import type { RecordsDatabase } from '../../storage/index.ts';
import { readRecord, readRemoved } from './stored-segments.ts';

/** Number of segments in memory at once. */
const CHUNK = 8;

/**
 * Deletes all removed records from the segments and the calendar. Call this in a transaction, and only if
 * there is a removal, because it reads all segments.
 */
export async function deleteRemovedRecords(tables: RecordsDatabase): Promise<void> {
  const gone = await readRemoved(tables);
  if (gone.size === 0) return;
  await forgetInSegments(tables, gone);
  await forgetInDays(tables, gone);
}

/** Deletes removed records from the conflicts and copies of the outbox, and from drafts. Call this in a transaction. */
export async function deleteRemovedFromOutbox(
  tables: DeviceDatabase,
  gone: ReadonlySet<string>,
): Promise<void> {
  await deleteRemovedFromConflicts(tables, gone);
  await forgetCopies(tables, gone);
  await forgetDrafts(tables, gone);
}

/** Deletes the drafts of answers to removed records, which name the guest, and of corrections of them. */
async function forgetDrafts({ drafts }: DeviceDatabase, gone: ReadonlySet<string>): Promise<void> {
  await drafts
    .filter(
      ({ id, author, values }) => author !== undefined && (gone.has(id) || gone.has(String(values.record))),
    )
    .delete();
}

/** Deletes the copies of changes by staff to removed records, which need not be restored either. */
async function forgetCopies({ copies }: DeviceDatabase, gone: ReadonlySet<string>): Promise<void> {
  const ofStaff = await copies.where('author').above('').toArray();
  const lost = ofStaff.filter(({ id, about }) => gone.has(id) || (about !== undefined && gone.has(about)));
  await copies.bulkDelete(lost.map(({ id }) => id));
}

async function forgetInSegments({ segments }: RecordsDatabase, gone: ReadonlySet<string>): Promise<void> {
  for (let last = 0; ; ) {
    const chunk = await segments.where('order').above(last).limit(CHUNK).toArray();
    const changed = chunk.flatMap((segment) => {
      const records = segment.records.filter(({ id }) => !gone.has(id));
      return records.length < segment.records.length ? { ...segment, records } : [];
    });
    if (changed.length > 0) await segments.bulkPut(changed);
    const end = chunk.at(-1);
    if (!end) return;
    last = end.order;
  }
}

/** Deletes removed records from the calendar, which contains names too. */
async function forgetInDays({ days }: RecordsDatabase, gone: ReadonlySet<string>): Promise<void> {
  for (let last = 0; ; ) {
    const chunk = await days.where('order').above(last).limit(CHUNK).toArray();
    const changed = chunk.flatMap((row) => {
      const items = row.items.filter(({ id }) => !gone.has(id));
      return items.length < row.items.length ? { ...row, items } : [];
    });
    if (changed.length > 0) await days.bulkPut(changed);
    const end = chunk.at(-1);
    if (!end) return;
    last = end.order;
  }
}

/** Deletes removed records from conflicts. The entries stay with their reason. Call this in a transaction. */
export async function deleteRemovedFromConflicts(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  gone: ReadonlySet<string>,
): Promise<void> {
  await entries
    .where('state')
    .equals('parked')
    .modify((entry) => {
      if (!entry.problem?.held || !gone.has(entry.problem.held.id)) return;
      const { held: _, message, ...rest } = entry.problem;
      entry.problem = { ...rest, message: `${message} The record has been removed since.` };
    });
}

/** Finds the parked entries that contain an office record. @returns their places in the queue */
export function findConflicts({ entries }: Pick<DeviceDatabase, 'entries'>): Promise<number[]> {
  return entries
    .where('state')
    .equals('parked')
    .and(({ problem }) => problem?.held !== undefined)
    .primaryKeys();
}

/** Reads the records in these conflicts. */
export async function readConflictRecords(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  conflicts: readonly number[],
): Promise<FeedRecord[]> {
  const found = await entries.bulkGet([...conflicts]);
  return found.flatMap((entry) => (entry?.problem?.held as FeedRecord | undefined) ?? []);
}

/**
 * Finds records that are removed, once the whole feed is read: a feed that starts again names no removals,
 * and a conflict may arrive after its record was removed.
 * @param held records in conflicts that were here before the last page was requested
 */
export async function findUnreportedRemovals(
  tables: RecordsDatabase,
  held: readonly FeedRecord[],
  role: string,
): Promise<Set<string>> {
  const gone = new Set<string>();
  for (const { kind, id } of held) {
    if (feedKindsOfRole(role).includes(kind) && !(await readRecord(tables, kind, id))) gone.add(id);
  }
  return gone;
}
