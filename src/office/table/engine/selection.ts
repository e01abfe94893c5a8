/**
 * The rows that a person has selected, as they were when they were selected. Pure: each step gives a new
 * selection.
 */
import type { ShownRows } from './shown-rows.ts';

export interface Selection<Row> {
  rows: ReadonlyMap<string, Row>;
  /** Where a range begins, and what was selected beside it. */
  anchor: { id: string; before: ReadonlyMap<string, Row> } | null;
}

/** Adds a row, or takes it out; the next range begins there. */
export function toggleRow<Row extends { id: string }>({ rows }: Selection<Row>, row: Row): Selection<Row> {
  const next = new Map(rows);
  if (!next.delete(row.id)) next.set(row.id, row);
  return { rows: next, anchor: { id: row.id, before: next } };
}

/**
 * Selects from where the last row was added up to a place, beside what was selected before; it grows and
 * shrinks with the next such step.
 * @param from place at which the range begins where nothing was added before
 */
export function extendSelection<Row extends { id: string }>(
  { rows, anchor }: Selection<Row>,
  shown: ShownRows<Row>,
  from: number,
  to: number,
): Selection<Row> {
  const found = anchor ? indexOfRow(shown, anchor.id) : -1;
  const start = found >= 0 ? found : from;
  const before = found >= 0 && anchor ? anchor.before : rows;
  const next = new Map(before);
  for (let place = Math.min(start, to); place <= Math.max(start, to); place += 1) {
    const row = shown.rowAt(place);
    if (row) next.set(row.id, row);
  }
  const first = shown.rowAt(start);
  return { rows: next, anchor: first ? { id: first.id, before } : null };
}

/** Every row that passes the search and the filters. */
export function selectAll<Row extends { id: string }>(shown: ShownRows<Row>): Selection<Row> {
  const rows = new Map<string, Row>();
  for (let place = 0; place < shown.count; place += 1) {
    const row = shown.rowAt(place);
    if (row) rows.set(row.id, row);
  }
  return { rows, anchor: null };
}

/** The place of a row among those that are shown; -1 for none. */
export function indexOfRow<Row extends { id: string }>({ count, rowAt }: ShownRows<Row>, id: string): number {
  for (let place = 0; place < count; place += 1) if (rowAt(place)?.id === id) return place;
  return -1;
}
