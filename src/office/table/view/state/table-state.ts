/**
 * The state of a table. TanStack Table holds it; saved views, this device and the address keep it as a `ViewState`. This
 * is the one place where either becomes the other.
 */
import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  type ReactTable,
  rowSortingFeature,
  type TableState,
  tableFeatures,
} from '@tanstack/react-table';
import type { TableRow } from '../../engine/columns.ts';
import type { Filter } from '../../engine/filter.ts';
import type { Query } from '../../engine/query.ts';
import { selectedRowsFeature } from './selected-rows.ts';
import type { ViewState } from './views.ts';

export const tableStateFeatures = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  selectedRowsFeature,
});

export type TableInstance<Row extends TableRow> = ReactTable<typeof tableStateFeatures, Row>;

/** The parts of the state that a view names. Selected rows are in none. */
export type ViewSlices = Omit<TableState<typeof tableStateFeatures>, 'selectedRows'>;

/** @param known ids of all columns, in the order in which they are defined */
export function slicesFromView(view: ViewState, known: readonly string[]): ViewSlices {
  return {
    globalFilter: view.search,
    columnFilters: Object.entries(view.filters).map(([id, value]) => ({ id, value })),
    sorting: [...view.sort],
    ...columnSlicesOf(view.columns, known),
    columnSizing: { ...view.widths },
  };
}

/** @param shown ids of the columns that are shown, in this order; hidden ones follow them */
function columnSlicesOf(shown: readonly string[], known: readonly string[]) {
  return {
    columnOrder: [...shown, ...known.filter((id) => !shown.includes(id))],
    columnVisibility: Object.fromEntries(known.map((id) => [id, shown.includes(id)])),
  };
}

export function viewFromSlices(slices: ViewSlices): ViewState {
  const { columnOrder, columnVisibility, columnSizing } = slices;
  return {
    ...queryFromSlices(slices),
    columns: columnOrder.filter((id) => columnVisibility[id] !== false),
    widths: { ...columnSizing },
  };
}

/** The part that decides about the rows, as the engine is asked for them. */
export function queryFromSlices(
  slices: Pick<ViewSlices, 'globalFilter' | 'columnFilters' | 'sorting'>,
): Query {
  return {
    search: slices.globalFilter ?? '',
    // Safe: whatever sets a filter takes it from a control of filters.tsx, or from a view.
    filters: Object.fromEntries(slices.columnFilters.map(({ id, value }) => [id, value as Filter])),
    sort: slices.sorting,
  };
}

/** True where both are the same, not only alike: nobody has touched the table between them. */
export function areSameSlices(a: ViewSlices, b: ViewSlices): boolean {
  return (
    a.globalFilter === b.globalFilter &&
    a.columnFilters === b.columnFilters &&
    a.sorting === b.sorting &&
    a.columnOrder === b.columnOrder &&
    a.columnVisibility === b.columnVisibility &&
    a.columnSizing === b.columnSizing
  );
}

type Table<Row extends TableRow> = Pick<
  TableInstance<Row>,
  | 'setGlobalFilter'
  | 'setColumnFilters'
  | 'setSorting'
  | 'setColumnOrder'
  | 'setColumnVisibility'
  | 'setColumnSizing'
  | 'getAllColumns'
>;

/** Shows a whole view. */
export function showView<Row extends TableRow>(table: Table<Row>, view: ViewState): void {
  const slices = slicesFromView(view, columnIds(table.getAllColumns()));
  table.setGlobalFilter(slices.globalFilter);
  table.setColumnFilters(slices.columnFilters);
  table.setSorting(slices.sorting);
  table.setColumnOrder(slices.columnOrder);
  table.setColumnVisibility(slices.columnVisibility);
  table.setColumnSizing(slices.columnSizing);
}

/** Shows these columns in this order, and no others. */
export function showColumns<Row extends TableRow>(table: Table<Row>, columns: readonly string[]): void {
  const { columnOrder, columnVisibility } = columnSlicesOf(columns, columnIds(table.getAllColumns()));
  table.setColumnOrder(columnOrder);
  table.setColumnVisibility(columnVisibility);
}

/** Lets every row pass. */
export function clearFilters<Row extends TableRow>(table: Table<Row>): void {
  table.setGlobalFilter('');
  table.setColumnFilters([]);
}

export function columnIds(columns: readonly { id: string }[]): string[] {
  return columns.map(({ id }) => id);
}
