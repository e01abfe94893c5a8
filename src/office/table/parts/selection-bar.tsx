/** Actions for the selected rows: those of the department, export and printing. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '../../../words/say.ts';
import type { Column, TableRow } from '../engine/columns.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import { useExport } from '../export/use-export.ts';
import type { SelectionControl } from '../view/state/use-selection.ts';
import { ExportMenu } from './export-menu.tsx';

interface SelectionBarProps<Row extends TableRow> {
  label: string;
  /** All columns, and those that the table shows. */
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  shown: ShownRows<Row>;
  selection: SelectionControl<Row>;
  /** Returns the row as it is now; undefined once it is gone. */
  find: (id: string) => Row | undefined;
  bulk: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
  /** Sets the rows that are printed instead of all rows; null for all. */
  onPaper: (rows: ShownRows<Row> | null) => void;
}

export function SelectionBar<Row extends TableRow>(props: SelectionBarProps<Row>) {
  const { label, columns, visible, shown, selection, find, bulk, onPaper } = props;
  const { rows, all, clear } = selection;
  const selected = useMemo(() => [...rows.values()], [rows]);
  const write = useExport(
    label,
    useMemo(() => asShown(selected, find), [selected, find]),
  );
  const [exporting, setExporting] = useState(false);
  useEffect(() => {
    const end = () => onPaper(null);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('afterprint', end);
      end();
    };
  }, [onPaper]);
  // A browser that cannot print reports no end of printing; another selection ends it too.
  useEffect(() => {
    if (rows) onPaper(null);
  }, [rows, onPaper]);
  const paper = () => {
    flushSync(() => onPaper(asShown(selected, find)));
    print();
  };
  return (
    <section className="table-selection" aria-label={say('Selected rows')}>
      <strong>{say('{count} selected', { count: rows.size })}</strong>
      {rows.size < shown.count && (
        <button type="button" className="table-button" onClick={all}>
          {say('Select all {count}', { count: shown.count })}
        </button>
      )}
      {bulk?.(selected, clear)}
      <button type="button" className="table-button" onClick={() => setExporting(true)}>
        {say('Export')}
      </button>
      <button type="button" className="table-button" onClick={paper}>
        {say('Print')}
      </button>
      <button type="button" className="table-button" onClick={clear}>
        {say('Clear')}
      </button>
      <ExportMenu
        open={exporting}
        onClose={() => setExporting(false)}
        columns={columns}
        visible={visible}
        onExport={write}
      />
    </section>
  );
}

/** Returns the selected rows as they are now, in the order in which they were selected. */
function asShown<Row extends TableRow>(
  selected: readonly Row[],
  find: (id: string) => Row | undefined,
): ShownRows<Row> {
  const { length } = selected;
  return {
    count: length,
    total: length,
    settled: true,
    rowAt: (place) => {
      const row = selected[place];
      return row && (find(row.id) ?? undefined);
    },
  };
}
