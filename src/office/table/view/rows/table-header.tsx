import { memo } from 'react';
import { say } from '../../../../words/say.ts';
import { type Column, isNumeric, type TableRow } from '../../engine/columns.ts';
import type { Filter } from '../../engine/filter.ts';
import { FilterControl } from '../../parts/filters.tsx';
import type { TableInstance } from '../state/table-state.ts';
import { useColumnReorderResize } from './use-column-reorder-resize.ts';

interface HeaderProps<Row extends TableRow> {
  columns: readonly Column<Row>[];
  table: TableInstance<Row>;
  filtersOpen: boolean;
  filtersId: string;
  choicesOf: (column: Column<Row>) => readonly string[];
  hasActions: boolean;
  allSelected: boolean;
  /** Selects all rows, or none. */
  onAll: () => void;
}

function HeaderOnce<Row extends TableRow>(props: HeaderProps<Row>) {
  const { columns: known, table, filtersOpen, filtersId, choicesOf, hasActions, allSelected, onAll } = props;
  const columnOf = (id: string) => known.find((column) => column.id === id);
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const { dragged, resizing, ...columns } = useColumnReorderResize(table);
  const several = table.state.sorting.length > 1;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {headers.map(({ id, column }, index) => {
          const sorted = column.getIsSorted();
          const own = columnOf(column.id);
          return (
            <th
              key={id}
              scope="col"
              className={own && isNumeric(own.kind) ? 'number' : undefined}
              aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
              data-column={column.id}
              data-dragged={dragged === column.id || undefined}
              draggable={!resizing}
              {...columns.moving(column.id)}
            >
              {index === 0 && (
                // By key: Ctrl or Cmd and A in a row.
                <label className="table-select">
                  <input
                    type="checkbox"
                    aria-label={say('Select all')}
                    tabIndex={-1}
                    checked={allSelected}
                    onChange={onAll}
                  />
                </label>
              )}
              <button
                type="button"
                title={say(
                  'Sort; with Shift as a further order. Drag to move; Shift and arrows for the width.',
                )}
                onKeyDown={(event) => columns.widenByKey(event, column.id)}
                onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
              >
                <span>{own?.header}</span>
                {sorted && several && <span className="table-sort-place">{column.getSortIndex() + 1}</span>}
              </button>
              <span className="table-resize" aria-hidden="true" {...columns.widening(column.id)} />
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="table-actions">
            <span className="visually-hidden">{say('Actions')}</span>
          </th>
        )}
      </tr>
      {filtersOpen && (
        <tr aria-rowindex={2} id={filtersId} className="table-filters">
          {headers.map(({ id, column }) => {
            const own = columnOf(column.id);
            return (
              <td key={id}>
                {own && (
                  <FilterControl
                    column={own}
                    filter={column.getFilterValue() as Filter | undefined}
                    choices={choicesOf(own)}
                    onChange={(filter) => column.setFilterValue(filter)}
                  />
                )}
              </td>
            );
          })}
          {hasActions && <td className="table-actions" />}
        </tr>
      )}
    </thead>
  );
}

/** Names of the columns, which sort, and the row of filters below them. Scrolling the rows draws none of it anew. */
export const TableHeader = memo(HeaderOnce) as typeof HeaderOnce;
