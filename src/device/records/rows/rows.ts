/** Rows of tables: records with this account's waiting changes. */

import type { Problem } from '../../../contract/protocol/answers.ts';
import { fieldValue } from '../../../contract/protocol/record-base.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import type { Entry } from '../../core/tables.ts';
import { applyEntry, recordOfEntry, type SessionPeople } from './merge.ts';

export type Row<Kind extends RecordKind = RecordKind> = FeedRecord<Kind> & RowState;

export interface RowState {
  /** Change that the server does not hold yet. */
  pending: null | 'new' | 'changed' | 'removed';
  /**
   * Reason why an entry was not accepted. A refused change is not in the row's fields; in a conflict, `held`
   * in the problem is the server's version.
   */
  problem: Problem | null;
  /** Id of the entry with the problem, or else of the last waiting one. */
  entryId: string | null;
}

/** True for an entry that the office refused as a whole: there is no record that could be changed. */
export const isRefusedEntry = ({ pending, problem }: Pick<RowState, 'pending' | 'problem'>): boolean =>
  pending === 'new' && problem !== null;

/**
 * Merges a record and its waiting entries into a row.
 * @param record as the feed brought it
 * @param entries of this record, oldest first
 * @returns undefined if there is nothing to show
 */
export function mergeIntoRow(
  record: FeedRecord | undefined,
  entries: readonly Entry[],
  people: SessionPeople,
): Row | undefined {
  let shown = record;
  const state: RowState = { pending: null, problem: null, entryId: null };
  for (const entry of entries) {
    if (entry.state === 'received') {
      shown = applyEntry(shown, entry, entry.receipt ?? null, people);
      continue;
    }
    const isNew = recordOfEntry(entry)?.id === entry.id;
    if (entry.kind === 'recordRemoval') state.pending = 'removed';
    else {
      // A refused entry is shown only if it makes a new record, which is shown nowhere else.
      if (entry.state === 'waiting' || isNew) shown = applyEntry(shown, entry, null, people);
      state.pending ??= isNew ? 'new' : 'changed';
    }
    if (!state.problem) state.entryId = entry.id;
    if (entry.state === 'parked') state.problem ??= entry.problem;
  }
  if (!shown) return undefined;
  return shown === record && entries.length === 0 ? withNothingWaiting(shown) : { ...shown, ...state };
}

/**
 * Sets the state of a row without waiting entries in the record itself, which this store owns. Fields are set
 * one by one: an object that gets more fields from `Object.assign` becomes a hash table, five times as large.
 */
function withNothingWaiting(record: FeedRecord): Row {
  const row = record as Row;
  row.pending = null;
  row.problem = null;
  row.entryId = null;
  return row;
}

/** Returns true if a person would see no difference. */
export function isSameRow(one: Row, other: Row): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => {
    const [left, right] = [fieldValue(one, key), fieldValue(other, key)];
    return left === right || JSON.stringify(left) === JSON.stringify(right);
  });
}

/** Returns the record of a row without waiting entries. */
export function withoutRowState(row: FeedRecord | Row): FeedRecord {
  const { pending: _pending, problem: _problem, entryId: _entryId, ...record } = row as Row;
  return record as FeedRecord;
}
