/** The single changes of which a change of many rows consists. Pure. */

import type { BulkChange, Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { conflictFieldsOf, type RecordChangeSet } from '../../../kinds/record-change/schema.ts';
import { changesNothing } from '../../features/undo/undo.ts';

type Request = Row<RequestKind>;

export interface BulkChangePlan {
  changes: BulkChange[];
  /** Number of records that already have the wanted values. */
  already: number;
  /** Number of records that have been removed since they were selected. */
  gone: number;
}

/**
 * Returns a change for each selected row. If somebody else has set the field since the row was selected, the
 * person has not seen that: the change is then based on the row as it was, so that it is reported as a
 * conflict and overwrites nothing.
 * @param selected rows as they were when they were selected
 * @param rows all rows as they are now
 * @param me name of the person who is signed in
 */
export function planBulkChange(
  selected: readonly Request[],
  rows: readonly Request[],
  set: RecordChangeSet,
  me: string,
): BulkChangePlan {
  const wanted = new Map(selected.map((row) => [row.id, row]));
  const fields = conflictFieldsOf(set);
  const changes: BulkChange[] = [];
  let already = 0;
  let found = 0;
  for (const now of rows) {
    const then = wanted.get(now.id);
    if (!then || now.pending === 'removed') continue;
    found += 1;
    const isOthers = fields.some((field) => {
      const mark = now.setBy?.[field];
      return mark !== undefined && mark.id !== then.setBy?.[field]?.id && mark.by !== me;
    });
    if (changesNothing(now, set)) already += 1;
    else changes.push({ row: isOthers ? then : now, set });
  }
  return { changes, already, gone: wanted.size - found };
}
