/**
 * Records that the feed removed are deleted here, not just hidden: what the office erased must not be
 * readable on a device.
 */
import type { FeedRecord } from '../../contract/records.ts';
import { kindsOf } from '../../contract/roles.ts';
import type { DeviceDatabase } from '../database.ts';
import { readRecord, readRemoved } from './segments.ts';

/** Segments in memory at once. */
const CHUNK = 8;

/**
 * Deletes all removed records from the segments. Call this in a transaction, and only if there is a removal,
 * because it reads all segments.
 */
export async function forgetRemoved(tables: DeviceDatabase): Promise<void> {
  const gone = await readRemoved(tables);
  if (gone.size === 0) return;
  await forgetInSegments(tables, gone);
  await forgetInConflicts(tables, gone);
  await forgetCopies(tables, gone);
}

/** Changes by staff to a removed record need not come back either. */
async function forgetCopies({ copies }: DeviceDatabase, gone: ReadonlySet<string>): Promise<void> {
  const ofStaff = await copies.where('author').above('').toArray();
  const lost = ofStaff.filter(({ id, about }) => gone.has(id) || (about !== undefined && gone.has(about)));
  await copies.bulkDelete(lost.map(({ id }) => id));
}

async function forgetInSegments({ segments }: DeviceDatabase, gone: ReadonlySet<string>): Promise<void> {
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

/** The entry stays, with its reason in words: it is somebody's work. */
async function forgetInConflicts({ entries }: DeviceDatabase, gone: ReadonlySet<string>): Promise<void> {
  await entries
    .where('state')
    .equals('parked')
    .modify((entry) => {
      if (!entry.problem?.held || !gone.has(entry.problem.held.id)) return;
      const { held: _, message, ...rest } = entry.problem;
      entry.problem = { ...rest, message: `${message} The record has been removed since.` };
    });
}

/** Ids of the parked entries that contain an office record. */
export function findConflicts({ entries }: Pick<DeviceDatabase, 'entries'>): Promise<number[]> {
  return entries
    .where('state')
    .equals('parked')
    .and(({ problem }) => problem?.held !== undefined)
    .primaryKeys();
}

/**
 * A feed that starts again names no removals, and a conflict may arrive after its record was removed: once
 * all is read, a record that is not here is removed. Call this in a transaction.
 * @param known conflicts that were here before the last page was requested
 */
export async function forgetLostConflicts(
  tables: DeviceDatabase,
  known: readonly number[],
  role: string,
): Promise<void> {
  const gone = new Set<string>();
  for (const entry of await tables.entries.bulkGet([...known])) {
    const held = entry?.problem?.held as FeedRecord | undefined;
    if (!held || !kindsOf(role).includes(held.kind)) continue;
    if (!(await readRecord(tables, held.kind, held.id))) gone.add(held.id);
  }
  if (gone.size > 0) await forgetInConflicts(tables, gone);
}
