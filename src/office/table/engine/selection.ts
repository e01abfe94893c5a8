/** The steps by which a person selects rows. Pure: each step gives a new selection. */
import type { ShownRows } from './shown-rows.ts';

/** Ids of the selected rows, in the order in which they were selected. */
export type SelectedIds = Record<string, true>;

export interface Selection {
  ids: SelectedIds;
  /** Where a range begins, and what was selected beside it. */
  anchor: { id: string; before: SelectedIds } | null;
}

/** Adds a row, or takes it out; the next range begins there. */
export function toggled({ ids }: Pick<Selection, 'ids'>, id: string): Selection {
  const next = { ...ids };
  if (next[id]) delete next[id];
  else next[id] = true;
  return { ids: next, anchor: { id, before: next } };
}

/**
 * Selects from where the last row was added up to a place, beside what was selected before; it grows and
 * shrinks with the next such step.
 * @param from place at which the range begins where nothing was added before
 */
export function extended<Row extends { id: string }>(
  { ids, anchor }: Selection,
  shown: ShownRows<Row>,
  from: number,
  to: number,
): Selection & { added: readonly Row[] } {
  const found = anchor ? placeOf(shown, anchor.id) : -1;
  const start = found >= 0 ? found : from;
  const before = found >= 0 && anchor ? anchor.before : ids;
  const added = rowsBetween(shown, Math.min(start, to), Math.max(start, to));
  const first = shown.rowAt(start);
  return { ids: withAll(before, added), anchor: first ? { id: first.id, before } : null, added };
}

/** Every row that passes the search and the filters. */
export function allOf<Row extends { id: string }>(
  shown: ShownRows<Row>,
): Selection & { added: readonly Row[] } {
  const added = rowsBetween(shown, 0, shown.count - 1);
  return { ids: withAll({}, added), anchor: null, added };
}

/** The place of a row among those that are shown; -1 for none. */
export function placeOf<Row extends { id: string }>({ count, rowAt }: ShownRows<Row>, id: string): number {
  for (let place = 0; place < count; place += 1) if (rowAt(place)?.id === id) return place;
  return -1;
}

function rowsBetween<Row>({ rowAt }: ShownRows<Row>, first: number, last: number): Row[] {
  const rows: Row[] = [];
  for (let place = first; place <= last; place += 1) {
    const row = rowAt(place);
    if (row) rows.push(row);
  }
  return rows;
}

function withAll(before: SelectedIds, added: readonly { id: string }[]): SelectedIds {
  const ids = { ...before };
  for (const { id } of added) ids[id] = true;
  return ids;
}
