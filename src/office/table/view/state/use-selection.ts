import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { TableRow } from '../../engine/columns.ts';
import { extendSelection, selectAll, toggleRow } from '../../engine/selection.ts';
import type { ShownRows } from '../../engine/shown-rows.ts';
import { NO_SELECTION } from './selected-rows.ts';
import type { TableInstance } from './table-state.ts';

/** Ways to select rows: the same object for as long as the table is shown. */
export interface SelectRows<Row extends TableRow> {
  /** Adds a row, or takes it out. */
  toggle: (row: Row) => void;
  /** Selects the rows between the one added last and index `to`. @param from index to start at if none was added */
  extend: (from: number, to: number) => void;
  /** All that pass search and filters; a second time none. */
  all: () => void;
  clear: () => void;
}

export interface SelectionControl<Row extends TableRow> extends SelectRows<Row> {
  /** By id, as they were when they were selected. */
  rows: ReadonlyMap<string, Row>;
}

/** @param fresh changes with the question: other rows are shown, and nothing is selected that is not seen */
export function useSelection<Row extends TableRow>(
  table: TableInstance<Row>,
  shown: ShownRows<Row> | null,
  fresh: unknown,
): SelectionControl<Row> {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const { setSelectedRows } = table;
  const select = useMemo(
    (): SelectRows<Row> => ({
      toggle: (row) => setSelectedRows((before) => toggleRow(before, row)),
      extend: (from, to) =>
        setSelectedRows((before) =>
          latest.current ? extendSelection(before, latest.current, from, to) : before,
        ),
      all: () =>
        setSelectedRows(({ rows }) => {
          const now = latest.current;
          return !now || rows.size >= now.count ? NO_SELECTION : selectAll(now);
        }),
      // A selection that is empty already stays the same object, and draws nothing.
      clear: () =>
        setSelectedRows((before) => (before.rows.size > 0 || before.anchor ? NO_SELECTION : before)),
    }),
    [setSelectedRows],
  );
  const asked = useRef(fresh);
  useEffect(() => {
    if (asked.current === fresh) return;
    asked.current = fresh;
    select.clear();
  }, [fresh, select]);
  // Safe: only rows of this table are selected.
  const rows = table.state.selectedRows.rows as ReadonlyMap<string, Row>;
  return useMemo(() => ({ ...select, rows }), [select, rows]);
}
