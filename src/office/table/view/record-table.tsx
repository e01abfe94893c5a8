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
 *   the address as `?view=`. Persons save their own, kept on the device per `id`.
 * - A click on a row, or Enter, opens all its fields with `details(row)` below them; `onOpen` takes its place.
 * - Controls inside cells work as usual; a press on them opens nothing.
 * - The place that it stands in gives the width; `--table-height` limits its height on the page.
 */
import { type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Column, TableRow } from '../engine/columns.ts';
import { formatMoment } from '../engine/format.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import { NarrowFilters } from '../parts/narrow-filters.tsx';
import { NarrowTotals } from '../parts/narrow-totals.tsx';
import { Paper } from '../parts/print.tsx';
import { Cards } from './cards.tsx';
import { Details } from './details.tsx';
import './table.css';
import { totalsOf } from '../engine/totals.ts';
import { useExport } from '../export/use-export.ts';
import { Toolbar } from '../parts/toolbar.tsx';
import { useChoices } from '../parts/use-choices.ts';
import { ViewBar } from '../parts/view-bar.tsx';
import type { FirstScreen } from './use-first-screen.ts';
import { useNarrow } from './use-narrow.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useShown } from './use-shown.ts';
import { useView } from './use-view.ts';
import type { View, ViewState, ViewStore } from './views.ts';
import { WideTable } from './wide-table.tsx';

export interface RecordTableProps<Row extends TableRow> {
  /** Of the table, for what is kept about it on the device. */
  id: string;
  /** What its rows are: "Tour bookings". */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** `loading` while `rows` is not all there is on this device. */
  state: 'loading' | 'ready' | 'failed';
  /** Said when it failed, in place of the table's own words. */
  failedText?: string;
  /** Why it failed, in words. */
  error?: string | undefined;
  /** When the rows were last brought up to date, ISO 8601. */
  syncedAt?: string | null;
  /** Said when there are no rows at all. */
  emptyText: string;
  /** What it shows at first, before anybody asks for something else. */
  start?: Partial<ViewState>;
  views?: readonly View[];
  viewStore?: ViewStore;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown above all the fields of an opened row: what is done with it. */
  lead?: (row: Row) => ReactNode;
  /** Shown below all the fields of an opened row. */
  details?: (row: Row) => ReactNode;
  /** In place of the details. */
  onOpen?: (row: Row) => void;
  firstScreen?: FirstScreen<Row>;
}

export function RecordTable<Row extends TableRow>(props: RecordTableProps<Row>) {
  const hydrated = useHydrated();
  if (!hydrated) return <Loading label={props.label} />;
  // Another set of columns is another table.
  return <HydratedTable key={`${props.id} ${props.columns.map(({ id }) => id).join(' ')}`} {...props} />;
}

function HydratedTable<Row extends TableRow>(props: RecordTableProps<Row>) {
  const { id, label, rows, columns, state, error, syncedAt, emptyText, details, onOpen, rowActions } = props;
  const view = useView({
    table: id,
    columns,
    builtIn: props.views ?? NO_VIEWS,
    start: props.start ?? {},
    store: props.viewStore,
  });
  const { search, filters, sort, columns: shownIds } = view.state;
  const query = useMemo(() => ({ search, filters, sort }), [search, filters, sort]);
  const { engine, answered, shown, complete } = useShown({
    id,
    columns,
    rows,
    query,
    loading: state === 'loading',
    firstScreen: props.firstScreen,
  });
  const narrow = useNarrow();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const filtersId = useId();
  const visible = useMemo(
    () =>
      shownIds
        .map((id) => columns.find((column) => column.id === id))
        .filter((column) => column !== undefined),
    [shownIds, columns],
  );
  const choicesOf = useChoices(engine, columns, filtersOpen, answered);
  // Totals need a pass over all rows, so they are shown a moment after the rows.
  const summed = useDeferredValue(shown);
  const totals = useMemo(() => (summed?.settled ? totalsOf(visible, summed) : NO_TOTALS), [visible, summed]);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = useCallback((row: Row) => (onOpen ? onOpen(row) : setOpenId(row.id)), [onOpen]);
  const opened = openId === null ? undefined : (engine.find(openId) ?? rows.find((row) => row.id === openId));
  const neighbour = useNeighbours(shown, openId);
  const write = useExport(label, visible, shown ?? NOTHING);

  if (state === 'failed' && rows.length === 0) {
    return (
      <p className="notice problem" role="alert">
        {props.failedText ?? `${label} could not be read on this device.`} {error}
      </p>
    );
  }
  const nothingYet = !shown || (state === 'loading' && shown.count === 0 && shown.total === 0);
  if (nothingYet) return <Loading label={label} />;
  if (shown.total === 0) {
    return (
      <p className="table-empty" role="status">
        {emptyText}
      </p>
    );
  }
  return (
    <section className="table" aria-label={label}>
      {state === 'failed' && (
        <p className="notice problem" role="alert">
          {props.failedText ?? 'These rows may not be all.'} {error}
        </p>
      )}
      <ViewBar view={view} />
      <Toolbar
        label={label}
        columns={columns}
        view={view}
        shown={shown}
        narrow={narrow}
        filtersOpen={filtersOpen}
        filtersId={filtersId}
        onFilters={() => setFiltersOpen(!filtersOpen)}
        onExport={write}
        onPrint={() => print()}
      />
      {shown.count === 0 && (
        <div className="table-empty">
          <p>Nothing matches the search and filters.</p>
          <button
            type="button"
            className="button quiet"
            onClick={() => view.change({ search: '', filters: {} })}
          >
            Clear search and filters
          </button>
        </div>
      )}
      {narrow ? (
        <>
          <NarrowTotals columns={visible} totals={totals} />
          <Cards
            label={label}
            columns={visible}
            shown={shown}
            busy={!complete}
            rowActions={rowActions}
            onOpen={open}
          />
          <NarrowFilters
            open={filtersOpen}
            onClose={() => setFiltersOpen(false)}
            columns={columns}
            view={view}
            choicesOf={choicesOf}
          />
        </>
      ) : (
        <WideTable
          label={label}
          columns={columns}
          view={view}
          shown={shown}
          busy={!complete}
          totals={totals}
          filtersOpen={filtersOpen}
          filtersId={filtersId}
          choicesOf={choicesOf}
          rowActions={rowActions}
          onOpen={open}
        />
      )}
      {syncedAt && <p className="table-synced">Up to date as of {formatMoment(syncedAt)}.</p>}
      <Details
        row={opened}
        columns={columns}
        lead={opened && props.lead?.(opened)}
        onClose={() => setOpenId(null)}
        onStep={(by) => {
          const next = neighbour(by);
          if (next) open(next);
        }}
      >
        {opened && details?.(opened)}
      </Details>
      <Paper label={label} columns={visible} shown={shown} totals={totals} />
    </section>
  );
}

const NO_VIEWS: readonly View[] = [];
const NO_TOTALS: ReadonlyMap<string, string> = new Map();
const NOTHING: ShownRows<never> = { count: 0, rowAt: () => undefined, total: null, settled: false };

function Loading({ label }: { label: string }) {
  return (
    <div className="table-loading" role="status">
      <p>Loading {label} …</p>
      <div aria-hidden="true" />
    </div>
  );
}
