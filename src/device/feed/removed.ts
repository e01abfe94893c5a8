/**
 * What the feed removed is removed here in fact, not only out of sight: what was erased at the
 * office must not be read on a device either.
 */
import type { FeedRecord } from '../../contract/records.ts';
import { kindsOf } from '../../contract/roles.ts';
import type { DeviceDatabase } from '../database.ts';
import { readRecord, readRemoved } from './segments.ts';

/** Segments in memory at once. */
const CHUNK = 8;

/**
 * Takes all records that were ever removed out of what is here. To be called in a transaction. It
 * reads all segments: only when there is a removal.
 */
export async function forgetRemoved(tables: DeviceDatabase): Promise<void> {
  const gone = await readRemoved(tables);
  if (gone.size === 0) return;
  await forgetInSegments(tables, gone);
  await forgetInConflicts(tables, gone);
  await forgetCopies(tables, gone);
}

/** What staff did to a record that is no more need not come back either. */
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

/** Ids of the parked entries that hold a record of the office's. */
export function findConflicts({ entries }: Pick<DeviceDatabase, 'entries'>): Promise<number[]> {
  return entries
    .where('state')
    .equals('parked')
    .and(({ problem }) => problem?.held !== undefined)
    .primaryKeys();
}

/**
 * A feed that begins anew names no removals, and a conflict may come after its record's: once all is
 * read, what is not here is no more. To be called in a transaction.
 * @param known conflicts that were here before the feed was asked for its end
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
