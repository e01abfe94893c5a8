import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableRow } from '../engine/columns.ts';
import { allOf, extended, type SelectedIds, type Selection, toggled } from '../engine/selection.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import type { TableInstance } from './table-state.ts';

/** How rows are selected: the same object for as long as the table is shown. */
interface SelectRows<Row extends TableRow> {
  /** Adds a row, or takes it out. */
  toggle: (row: Row) => void;
  /** From where the last row was added up to this place. @param from where nothing was */
  extend: (from: number, to: number) => void;
  /** All that pass search and filters; a second time none. */
  all: () => void;
  clear: () => void;
  /** The selected rows as they were when they were selected, in that order. */
  rows: () => readonly Row[];
}

export interface SelectionControl<Row extends TableRow> extends SelectRows<Row> {
  ids: SelectedIds;
  count: number;
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
  const { getSelectedRowIds, setRowSelection, atoms } = table;
  const [select] = useState((): SelectRows<Row> => {
    let anchor: Selection['anchor'] = null;
    // The table's state has their ids alone, and a change of them names what somebody saw.
    const seen = new Map<string, Row>();
    const now = (): Selection => ({ ids: atoms.rowSelection.get(), anchor });
    const set = (next: Selection, added: readonly Row[]) => {
      for (const row of added) seen.set(row.id, row);
      anchor = next.anchor;
      setRowSelection(next.ids);
    };
    const clear = () => {
      anchor = null;
      seen.clear();
      // An empty selection in another object would draw the table anew.
      if (getSelectedRowIds().length > 0) setRowSelection({});
    };
    return {
      toggle: (row) => set(toggled(now(), row.id), [row]),
      extend(from, to) {
        if (!latest.current) return;
        const { added, ...next } = extended(now(), latest.current, from, to);
        set(next, added);
      },
      all() {
        const { current } = latest;
        if (!current || getSelectedRowIds().length >= current.count) return clear();
        const { added, ...next } = allOf(current);
        set(next, added);
      },
      clear,
      rows: () =>
        getSelectedRowIds()
          .map((id) => seen.get(id))
          .filter((row) => row !== undefined),
    };
  });
  const asked = useRef(fresh);
  useEffect(() => {
    if (asked.current === fresh) return;
    asked.current = fresh;
    select.clear();
  }, [fresh, select]);
  const { rowSelection: ids } = table.state;
  return useMemo(() => ({ ...select, ids, count: getSelectedRowIds().length }), [select, ids]);
}
