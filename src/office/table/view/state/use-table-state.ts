import { type ColumnDef, useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '../../../../kinds/saved-view/schema.ts';
import { type Column, isNumeric, minimumWidth, type TableRow } from '../../engine/columns.ts';
import { columnIds, slicesFromView, type TableInstance, tableStateFeatures } from './table-state.ts';
import type { ViewState } from './views.ts';

const NO_ROWS: never[] = [];

/**
 * The table's one state, in TanStack Table. It is given no rows: the engine filters and sorts them by what stands here,
 * because an object for each of 30,000 would cost every key press.
 * @param start returns what is shown at first
 */
export function useTableState<Row extends TableRow>(
  columns: readonly Column<Row>[],
  start: () => ViewState,
): TableInstance<Row> {
  const [initialState] = useState(() => slicesFromView(start(), columnIds(columns)));
  // The same object while the columns are: the table is then new where its state is, and nowhere else.
  const options = useMemo(
    () => ({
      features: tableStateFeatures,
      columns: columns.map(definitionOf),
      data: NO_ROWS,
      initialState,
      manualFiltering: true,
      manualSorting: true,
    }),
    [columns, initialState],
  );
  return useTable<typeof tableStateFeatures, Row>(options);
}

function definitionOf<Row extends TableRow>(column: Column<Row>): ColumnDef<typeof tableStateFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: column.value,
    // Without one, the library looks for one that fits the rows.
    filterFn: () => true,
    // Descending for dates and numbers, ascending for text.
    sortDescFirst: column.kind === 'moment' || isNumeric(column.kind),
    size: minimumWidth(column),
    minSize: MIN_COLUMN_WIDTH,
    maxSize: MAX_COLUMN_WIDTH,
  };
}
