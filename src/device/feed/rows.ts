/** What a table shows: a record with what this account still has waiting for it. */
import type { Problem } from '../../contract/answers.ts';
import type { FeedRecord } from '../../contract/records.ts';
import type { RecordKind } from '../../contract/roles.ts';
import type { Entry } from '../database.ts';
import { applyEntry, type People, targetOf } from './merge.ts';

export type Row<Kind extends RecordKind = RecordKind> = FeedRecord<Kind> & RowState;

export interface RowState {
  /** What of it the server does not hold yet. */
  pending: null | 'new' | 'changed' | 'removed';
  /**
   * Why an entry was not taken. A refused change is not in the row's fields; `held` in the
   * problem is the server's version when somebody else was quicker.
   */
  problem: Problem | null;
  /** The entry that has the problem, else the last one that waits. */
  entryId: string | null;
}

/**
 * @param record as the feed brought it
 * @param entries of this record, oldest first
 * @returns undefined when there is nothing to show
 */
export function rowOf(
  record: FeedRecord | undefined,
  entries: readonly Entry[],
  people: People,
): Row | undefined {
  let shown = record;
  const state: RowState = { pending: null, problem: null, entryId: null };
  for (const entry of entries) {
    if (entry.state === 'received') {
      shown = applyEntry(shown, entry, entry.receipt ?? null, people);
      continue;
    }
    const isNew = targetOf(entry)?.id === entry.id;
    if (entry.kind === 'recordRemoval') state.pending = 'removed';
    else {
      // Of what is refused only a new record is shown: it stands nowhere else.
      if (entry.state === 'waiting' || isNew) shown = applyEntry(shown, entry, null, people);
      state.pending ??= isNew ? 'new' : 'changed';
    }
    if (!state.problem) state.entryId = entry.id;
    if (entry.state === 'parked') state.problem ??= entry.problem;
  }
  // The record may be this store's own: what nothing waits for gets its state in place.
  if (!shown) return undefined;
  return shown === record && entries.length === 0 ? Object.assign(shown, state) : { ...shown, ...state };
}

/** True when a person would see no difference. */
export function isSameRow(one: Row, other: Row): boolean {
  const left = one as unknown as Record<string, unknown>;
  const right = other as unknown as Record<string, unknown>;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every(
    (key) => left[key] === right[key] || JSON.stringify(left[key]) === JSON.stringify(right[key]),
  );
}

/** The record of a row that nothing waits for. */
export function withoutRowState(row: FeedRecord | Row): FeedRecord {
  const { pending: _pending, problem: _problem, entryId: _entryId, ...record } = row as Row;
  return record as FeedRecord;
}
