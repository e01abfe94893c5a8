import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableRow } from '../engine/columns.ts';
import { allOf, extended, type Selection, toggled } from '../engine/selection.ts';
import type { ShownRows } from '../engine/shown-rows.ts';

/** How rows are selected: the same object for as long as the table is shown. */
export interface SelectRows<Row extends TableRow> {
  /** Adds a row, or takes it out. */
  toggle: (row: Row) => void;
  /** From where the last row was added up to this place. @param from where nothing was */
  extend: (from: number, to: number) => void;
  /** All that pass search and filters; a second time none. */
  all: () => void;
  clear: () => void;
}

export interface SelectionControl<Row extends TableRow> extends SelectRows<Row> {
  /** By id, as they were when they were selected. */
  rows: ReadonlyMap<string, Row>;
}

const NO_ROWS: ReadonlyMap<string, never> = new Map<string, never>();
const NOTHING: Selection<never> = { rows: NO_ROWS, anchor: null };

/** @param fresh changes with the question: other rows are shown, and nothing is selected that is not seen */
export function useSelection<Row extends TableRow>(
  shown: ShownRows<Row> | null,
  fresh: unknown,
): SelectionControl<Row> {
  const [selection, setSelection] = useState<Selection<Row>>(NOTHING);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const asked = useRef(fresh);
  useEffect(() => {
    if (asked.current === fresh) return;
    asked.current = fresh;
    setSelection(NOTHING);
  }, [fresh]);
  const toggle = useCallback((row: Row) => setSelection((before) => toggled(before, row)), []);
  const select = useMemo(
    (): Omit<SelectRows<Row>, 'toggle'> => ({
      extend: (from, to) =>
        setSelection((before) => (latest.current ? extended(before, latest.current, from, to) : before)),
      all: () =>
        setSelection(({ rows }) => {
          const now = latest.current;
          return !now || rows.size >= now.count ? (NOTHING as Selection<Row>) : allOf(now);
        }),
      clear: () => setSelection(NOTHING),
    }),
    [],
  );
  return useMemo(() => ({ toggle, ...select, rows: selection.rows }), [toggle, select, selection]);
}
