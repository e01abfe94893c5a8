/** Unsent entries of an account, each with its record, for the list in its department. */

import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { withRecords } from '../../storage/index.ts';
import { readRecords } from '../pull/stored-segments.ts';
import { recordOfEntry } from './merge.ts';
import { readSharedOwnUnsent } from './own-entries.ts';
import { mergeIntoRow, type Row } from './rows.ts';

export interface WaitingItem {
  entry: Entry;
  /** Record with its waiting changes; undefined if the entry has none, or it is not on this device. */
  row: Row | undefined;
}

/** Reads the unsent entries of the signed-in account, oldest first. */
export async function readWaitingItems(database: DeviceDatabase): Promise<WaitingItem[]> {
  const [people, entries] = await Promise.all([
    withDatabase(database, (tables) => readDeviceState(tables, 'session')),
    readSharedOwnUnsent(database),
  ]);
  if (!people) return [];
  const byRecord = new Map<string, Entry[]>();
  const ids = new Map<RecordKind, Set<string>>();
  for (const entry of entries) {
    const target = recordOfEntry(entry);
    if (!target) continue;
    byRecord.set(target.id, [...(byRecord.get(target.id) ?? []), entry]);
    ids.set(target.kind, (ids.get(target.kind) ?? new Set()).add(target.id));
  }
  // New records are in no segment, and searching for them would read all segments.
  for (const { id } of entries) for (const wanted of ids.values()) wanted.delete(id);
  const held = new Map<string, FeedRecord>();
  for (const [kind, wanted] of ids) {
    const records = await withRecords(database, (tables) => readRecords(tables, kind, [...wanted]));
    for (const [id, record] of records ?? []) held.set(id, record);
  }
  const rows = new Map(
    [...byRecord].map(([id, list]) => [id, mergeIntoRow(held.get(id), list, people)] as const),
  );
  return entries.map((entry) => ({ entry, row: rows.get(recordOfEntry(entry)?.id ?? '') }));
}
