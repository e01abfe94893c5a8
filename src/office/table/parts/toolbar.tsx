import { useId, useState } from 'react';
import type { Column, TableRow } from '../engine/columns.ts';
import { isEmptyFilter } from '../engine/filter.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import type { ViewControl } from '../view/use-view.ts';
import { ColumnChoice } from './column-choice.tsx';
import { Count } from './count.tsx';

interface ToolbarProps<Row extends TableRow> {
  label: string;
  columns: readonly Column<Row>[];
  view: ViewControl;
  shown: ShownRows<Row>;
  narrow: boolean;
  filtersOpen: boolean;
  filtersId: string;
  onFilters: () => void;
  onExport: (format: 'csv' | 'xlsx') => Promise<void>;
  onPrint: () => void;
}

/** Search, filters, columns, files, paper. */
export function Toolbar<Row extends TableRow>(props: ToolbarProps<Row>) {
  const { label, columns, view, shown, narrow, filtersOpen, filtersId, onFilters, onExport, onPrint } = props;
  const [choosing, setChoosing] = useState(false);
  /** On a phone the less common controls are behind a button. */
  const [more, setMore] = useState(false);
  const [writing, setWriting] = useState<'csv' | 'xlsx' | null>(null);
  const [failed, setFailed] = useState(false);
  const id = useId();
  const set = Object.values(view.state.filters).filter((filter) => !isEmptyFilter(filter)).length;
  const write = async (format: 'csv' | 'xlsx') => {
    if (writing) return;
    setWriting(format);
    setFailed(false);
    await onExport(format).catch(() => setFailed(true));
    setWriting(null);
  };
  return (
    <div className="table-toolbar">
      <label className="visually-hidden" htmlFor={id}>
        Search {label}
      </label>
      <input
        id={id}
        type="search"
        className="table-search"
        placeholder="Search"
        value={view.state.search}
        onChange={({ target }) => view.change({ search: target.value })}
      />
      <Count shown={shown} />
      <button
        type="button"
        className="table-button"
        {...(narrow
          ? { 'aria-haspopup': 'dialog' }
          : { 'aria-expanded': filtersOpen, 'aria-controls': filtersId })}
        onClick={onFilters}
      >
        {narrow ? 'Sort and filter' : 'Filters'}
        {set > 0 && ` (${set})`}
      </button>
      {narrow && (
        <button type="button" className="table-button" aria-expanded={more} onClick={() => setMore(!more)}>
          More
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
            Columns
          </button>
          <button
            type="button"
            className="table-button"
            aria-disabled={writing !== null}
            onClick={() => write('csv')}
          >
            {writing === 'csv' ? 'Writing …' : 'CSV'}
          </button>
          <button
            type="button"
            className="table-button"
            aria-disabled={writing !== null}
            onClick={() => write('xlsx')}
          >
            {writing === 'xlsx' ? 'Writing …' : 'Excel'}
          </button>
          <button type="button" className="table-button" onClick={onPrint}>
            Print
          </button>
        </>
      )}
      {failed && (
        <p className="notice problem" role="alert">
          The file could not be written. Please filter the table to fewer rows and try again.
        </p>
      )}
      <ColumnChoice open={choosing} onClose={() => setChoosing(false)} columns={columns} view={view} />
    </div>
  );
}
