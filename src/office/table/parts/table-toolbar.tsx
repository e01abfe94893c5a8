import { lazy, Suspense, useId, useState } from 'react';
import { say } from '../../../words/say.ts';
import type { Column, TableRow } from '../engine/columns.ts';
import { type Filter, isEmptyFilter } from '../engine/filter.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import type { FileFormat } from '../export/use-export.ts';
import type { TableInstance } from '../view/state/table-state.ts';
import { RowCount } from './row-count.tsx';

// `lazy` loses the type parameter of a generic component, so the original type is restored.
const ColumnChoice = lazy(() =>
  import('./column-chooser.tsx').then((module) => ({ default: module.ColumnChooser })),
) as unknown as typeof import('./column-chooser.tsx').ColumnChooser;
const ExportMenu = lazy(() =>
  import('./export-menu.tsx').then((module) => ({ default: module.ExportMenu })),
) as unknown as typeof import('./export-menu.tsx').ExportMenu;

interface ToolbarProps<Row extends TableRow> {
  label: string;
  columns: readonly Column<Row>[];
  /** Columns that are shown, in their order. */
  visible: readonly Column<Row>[];
  table: TableInstance<Row>;
  shown: ShownRows<Row>;
  narrow: boolean;
  filtersOpen: boolean;
  filtersId: string;
  onFilters: () => void;
  onExport: (format: FileFormat, columns: readonly Column<Row>[]) => Promise<void>;
  onPrint: () => void;
}

/** Controls for search, filters, columns, export and printing. */
export function TableToolbar<Row extends TableRow>(props: ToolbarProps<Row>) {
  const {
    label,
    columns,
    visible,
    table,
    shown,
    narrow,
    filtersOpen,
    filtersId,
    onFilters,
    onExport,
    onPrint,
  } = props;
  /**
   * State of the dialog: open, closed, or null until it is first opened and loaded. It stays rendered to
   * restore the focus.
   */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  /** On a phone the less common controls are behind a button. */
  const [more, setMore] = useState(false);
  const [exporting, setExporting] = useState<boolean | null>(null);
  const id = useId();
  const { globalFilter, columnFilters } = table.state;
  const set = columnFilters.filter(({ value }) => !isEmptyFilter(value as Filter)).length;
  return (
    <div className="table-toolbar">
      <label className="visually-hidden" htmlFor={id}>
        {say('Search {label}', { label })}
      </label>
      <input
        id={id}
        type="search"
        className="table-search"
        placeholder={say('Search')}
        value={globalFilter}
        onChange={({ target }) => table.setGlobalFilter(target.value)}
      />
      <RowCount shown={shown} />
      <button
        type="button"
        className="table-button"
        {...(narrow
          ? { 'aria-haspopup': 'dialog' }
          : { 'aria-expanded': filtersOpen, 'aria-controls': filtersId })}
        onClick={onFilters}
      >
        {[narrow ? say('Sort and filter') : say('Filters'), set > 0 && `(${set})`].filter(Boolean).join(' ')}
      </button>
      {narrow && (
        <button type="button" className="table-button" aria-expanded={more} onClick={() => setMore(!more)}>
          {say('More')}
        </button>
      )}
      {(more || !narrow) && (
        <>
          <button
            type="button"
            className="table-button"
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            {say('Columns')}
          </button>
          <button
            type="button"
            className="table-button"
            aria-haspopup="dialog"
            onClick={() => setExporting(true)}
          >
            {say('Export')}
          </button>
          <button type="button" className="table-button" onClick={onPrint}>
            {say('Print')}
          </button>
        </>
      )}
      <Suspense>
        {choosing !== null && (
          <ColumnChoice open={choosing} onClose={() => setChoosing(false)} columns={columns} table={table} />
        )}
        {exporting !== null && (
          <ExportMenu
            open={exporting}
            onClose={() => setExporting(false)}
            columns={columns}
            visible={visible}
            onExport={onExport}
          />
        )}
      </Suspense>
    </div>
  );
}
