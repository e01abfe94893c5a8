/**
 * The one table of all departments. It takes rows and columns and knows no device, no server:
 *
 *     const columns: Column<TourRow>[] = [           // outside the component, or memoised
 *       { id: 'customer', header: 'Customer', kind: 'text', value: (row) => row.customer_name, primary: true },
 *       { id: 'status', header: 'Tour status', kind: 'choice', choices: tourStatuses,
 *         value: (row) => row.tour_status, cell: (row) => <StatusSelect row={row} /> },
 *       { id: 'received', header: 'Received', kind: 'moment', value: (row) => row.receivedAt },
 *     ];
 *     <RecordTable id="tour" label="Tour bookings" columns={columns} rows={snapshot.rows} state={snapshot.state}
 *       emptyText="No bookings found" start={{ sort: [{ id: 'received', desc: true }] }}
 *       views={[{ id: 'unassigned', name: 'Unassigned', filters: { owner: { anyOf: [''] } } }]}
 *       details={(row) => <Notes row={row} />} />
 *
 * - **Rows** have an `id`; a changed row is a new object, an unchanged one stays the same object. That is how
 *   the table knows what to do anew. `pending` and `problem` are marked. Order and position do not matter.
 * - **Columns** stay the same array while nothing about them changes; what a `cell` needs beside its row comes by
 *   context or store, not by a new array at each render. `value` is read for every row, `cell` for rows in sight.
 *   Search looks through the values of all columns but moments; files and paper hold values, not cells.
 * - **Views** of the department begin from what the table shows at first (`start`); a view that is chosen stands in
 *   the address as `?view=`. Persons save their own, which `savedViews` keeps. Order, columns and widths stay as
 *   they were left, on the device per `id`.
 * - A click on a row, or Enter, opens all its fields with `details(row)` below them; `onOpen` takes its place. The
 *   opened row stands beside the table where there is room, which stays usable then.
 * - Rows are selected by their boxes, Space, Shift and Ctrl or Cmd; `bulk` says what can be done with them.
 * - Controls inside cells work as usual; a press on them opens nothing.
 * - The place that it stands in gives the width; `--table-height` limits its height on the page.
 */
import { lazy, Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import type { TableRow } from '../engine/columns.ts';
import { formatMoment } from '../engine/format.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import { NarrowFilters } from '../parts/narrow-filters.tsx';
import { NarrowTotals } from '../parts/narrow-totals.tsx';
import type { RowNoun } from '../parts/new-rows-button.tsx';
import { PrintedTable } from '../parts/printed-table.tsx';
import { DetailsPanel, focusHeading } from './opened-record/details-panel.tsx';
import type { RecordTableProps } from './record-table-props.ts';
import { LoadingRows, NothingMatches } from './rows/no-rows.tsx';
import { RowCards } from './rows/row-cards.tsx';
import './table.css';
import { say } from '../../../words/say.ts';
import { columnTotals } from '../engine/totals.ts';
import { useExport } from '../export/use-export.ts';
import { TableToolbar } from '../parts/table-toolbar.tsx';
import { useFilterChoices } from '../parts/use-filter-choices.ts';
import { ViewBar } from '../parts/view-bar.tsx';
import { useOpenedRow } from './opened-record/use-opened-row.ts';
import { useRecordFromUrl } from './opened-record/use-record-from-url.ts';
import { useShownRows } from './rows/use-shown-rows.ts';
import { type TableHandle, WideTable } from './rows/wide-table.tsx';
import { clearFilters } from './state/table-state.ts';
import { useSelection } from './state/use-selection.ts';
import { useTableView } from './state/use-table-view.ts';
import type { TableView } from './state/views.ts';
import { useHasSidePanel, useIsNarrow } from './use-screen-width.ts';

/** Wanted once rows are selected. Safe: what is loaded later has the type of what is loaded. */
const SelectionBar = lazy(() =>
  import('../parts/selection-bar.tsx').then((module) => ({ default: module.SelectionBar })),
) as unknown as typeof import('../parts/selection-bar.tsx').SelectionBar;

export function RecordTable<Row extends TableRow>(props: RecordTableProps<Row>) {
  const hydrated = useHydrated();
  if (!hydrated) return <LoadingRows label={props.label} />;
  // Another set of columns is another table.
  return <HydratedTable key={`${props.id} ${props.columns.map(({ id }) => id).join(' ')}`} {...props} />;
}

function HydratedTable<Row extends TableRow>(props: RecordTableProps<Row>) {
  const { id, label, rows, columns, state, error, syncedAt, emptyText, details, onOpen, rowActions } = props;
  const { table, query, view } = useTableView({
    id,
    columns,
    builtIn: props.views ?? NO_VIEWS,
    start: props.start ?? {},
    own: props.savedViews,
  });
  const { engine, answered, shown, complete } = useShownRows({
    id,
    columns,
    rows,
    query,
    view,
    loading: state === 'loading',
    firstScreen: props.firstScreen,
  });
  const narrow = useIsNarrow();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const filtersId = useId();
  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(
    () =>
      leaves
        .map(({ id }) => columns.find((column) => column.id === id))
        .filter((column) => column !== undefined),
    [leaves, columns],
  );
  const choicesOf = useFilterChoices(engine, columns, filtersOpen, answered);
  // Totals need a pass over all rows, so they are shown a moment after the rows.
  const summed = useDeferredValue(shown);
  const totals = useMemo(
    () => (summed?.settled ? columnTotals(visible, summed) : NO_TOTALS),
    [visible, summed],
  );
  const section = useRef<HTMLElement>(null);
  const wide = useRef<TableHandle>(null);
  const beside = useHasSidePanel();
  const { opened, openId, open, show, step, close, hide, forget } = useOpenedRow({
    engine,
    rows,
    shown,
    onOpen,
    write: props.address?.write,
    beside,
    section,
    onClosed: (id) => wide.current?.focusRow(id),
  });
  const selection = useSelection(table, shown, query);
  const [onPaper, setOnPaper] = useState<ShownRows<Row> | null>(null);
  const { address } = props;
  const { missing, shared } = useRecordFromUrl({ rows, ready: state === 'ready', address, show, hide });
  const write = useExport(label, shown ?? NOTHING);
  useEffect(() => {
    if (complete && shown) props.onShown?.(shown, rows);
  }, [complete, shown, rows]);

  if (state === 'failed' && rows.length === 0) {
    return (
      <p className="notice problem" role="alert">
        <span>{props.failedText ?? say('{label} could not be read on this device.', { label })}</span> {error}
      </p>
    );
  }
  const nothingYet = !shown || (state === 'loading' && shown.count === 0 && shown.total === 0);
  if (nothingYet) return <LoadingRows label={label} />;
  if (shown.total === 0) {
    return (
      <p className="table-empty" role="status">
        {emptyText}
      </p>
    );
  }
  return (
    <section className="table" aria-label={label} ref={section}>
      {state === 'failed' && (
        <p className="notice problem" role="alert">
          <span>{props.failedText ?? say('These rows may not be all.')}</span> {error}
        </p>
      )}
      <p className={missing || shared ? 'notice' : 'visually-hidden'} role="status">
        {missing && (
          <span>
            {say('{reference} is not among these rows. It may have been removed.', { reference: missing })}
          </span>
        )}
        {shared && (
          <span>
            {say(
              'More than one row has the reference {reference}. Search for it, and compare names and contacts: one may be from a stranger.',
              { reference: shared },
            )}
          </span>
        )}
      </p>
      <ViewBar view={view} />
      <TableToolbar
        label={label}
        columns={columns}
        visible={visible}
        table={table}
        shown={shown}
        narrow={narrow}
        filtersOpen={filtersOpen}
        filtersId={filtersId}
        onFilters={() => setFiltersOpen(!filtersOpen)}
        onExport={write}
        onPrint={() => print()}
      />
      {shown.count === 0 && <NothingMatches onClear={() => clearFilters(table)} />}
      {narrow ? (
        <>
          <NarrowTotals columns={visible} totals={totals} />
          <RowCards
            label={label}
            columns={visible}
            shown={shown}
            busy={!complete}
            rowActions={rowActions}
            isUrgent={props.isUrgent}
            selection={selection}
            onOpen={open}
          />
          <NarrowFilters
            open={filtersOpen}
            onClose={() => setFiltersOpen(false)}
            columns={columns}
            table={table}
            choicesOf={choicesOf}
          />
        </>
      ) : (
        <WideTable
          ref={wide}
          label={label}
          columns={columns}
          visible={visible}
          table={table}
          query={query}
          shown={shown}
          busy={!complete}
          totals={totals}
          filtersOpen={filtersOpen}
          filtersId={filtersId}
          choicesOf={choicesOf}
          rowActions={rowActions}
          isUrgent={props.isUrgent}
          selection={selection}
          openId={beside ? openId : null}
          noun={props.noun ?? ROWS}
          onOpen={open}
          onNear={props.onNear}
          onEnter={(row) => {
            open(row);
            // As soon as it is there.
            if (beside)
              requestAnimationFrame(() => focusHeading(section.current?.querySelector('.record-panel')));
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {selection.rows.size > 0 && say('{count} selected', { count: selection.rows.size })}
      </p>
      {selection.rows.size > 0 && (
        <Suspense fallback={null}>
          <SelectionBar
            label={label}
            columns={columns}
            visible={visible}
            shown={shown}
            selection={selection}
            find={engine.find}
            bulk={props.bulk}
            onPaper={setOnPaper}
          />
        </Suspense>
      )}
      {syncedAt && (
        <p className="table-synced">{say('Up to date as of {time}.', { time: formatMoment(syncedAt) })}</p>
      )}
      <DetailsPanel
        row={opened}
        columns={(opened && props.detailColumns?.(opened)) ?? columns}
        beside={beside}
        lead={opened && props.lead?.(opened)}
        foot={props.foot}
        onClose={close}
        onClosed={forget}
        onStep={step}
      >
        {opened && details?.(opened)}
      </DetailsPanel>
      <PrintedTable
        label={label}
        columns={visible}
        shown={onPaper ?? shown}
        totals={onPaper ? NO_TOTALS : totals}
      />
    </section>
  );
}

const ROWS: RowNoun = ['1 new row', '{count} new rows'];
const NO_VIEWS: readonly TableView[] = [];
const NO_TOTALS: ReadonlyMap<string, string> = new Map();
const NOTHING: ShownRows<never> = { count: 0, rowAt: () => undefined, total: null, settled: false };
