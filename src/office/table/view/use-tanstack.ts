/** TanStack Table over the view: it holds columns, their order, sorting and filters, and knows no rows. */
import {
  type ColumnDef,
  columnFilteringFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Column, isNumeric, type TableRow } from '../engine/columns.ts';
import type { Filter } from '../engine/filter.ts';
import type { ViewControl } from './use-view.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
});

const NO_ROWS: never[] = [];

export function useTanstack<Row extends TableRow>(
  columns: readonly Column<Row>[],
  { state, change }: Pick<ViewControl, 'state' | 'change'>,
) {
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          accessorFn: column.value,
          // Descending for dates and numbers, ascending for text.
          sortDescFirst: column.kind === 'moment' || isNumeric(column.kind),
        }),
      ),
    [columns],
  );
  const slices = useMemo(
    () => ({
      sorting: [...state.sort],
      columnFilters: Object.entries(state.filters).map(([id, value]) => ({ id, value })),
      globalFilter: state.search,
      columnOrder: [...state.columns],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, state.columns.includes(id)])),
    }),
    [state, columns],
  );
  return useTable({
    features,
    columns: definitions,
    // The engine sorts and filters, and the body draws its answer itself.
    data: NO_ROWS,
    manualSorting: true,
    manualFiltering: true,
    state: slices,
    onSortingChange: (update) => change({ sort: functionalUpdate(update, slices.sorting) }),
    onColumnFiltersChange: (update) => {
      const next = functionalUpdate(update, slices.columnFilters);
      change({ filters: Object.fromEntries(next.map(({ id, value }) => [id, value as Filter])) });
    },
  });
}
