import { type Column, isNumeric, type TableRow } from '../engine/columns.ts';
import type { Filter } from '../engine/filter.ts';
import { FilterControl } from '../parts/filters.tsx';
import type { TanstackTable } from './use-tanstack.ts';

interface HeaderProps<Row extends TableRow> {
  table: TanstackTable<Row>;
  columnOf: (id: string) => Column<Row> | undefined;
  filtersOpen: boolean;
  filtersId: string;
  choicesOf: (column: Column<Row>) => readonly string[];
  hasActions: boolean;
}

/** Names of the columns, which sort, and the row of filters below them. */
export function Header<Row extends TableRow>(props: HeaderProps<Row>) {
  const { table, columnOf, filtersOpen, filtersId, choicesOf, hasActions } = props;
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const several = table.state.sorting.length > 1;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {headers.map(({ id, column }) => {
          const sorted = column.getIsSorted();
          const own = columnOf(column.id);
          return (
            <th
              key={id}
              scope="col"
              className={own && isNumeric(own.kind) ? 'number' : undefined}
              aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
            >
              <button
                type="button"
                title="Sort; with Shift as a further order"
                onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
              >
                <span>{own?.header}</span>
                {sorted && several && <span className="table-sort-place">{column.getSortIndex() + 1}</span>}
              </button>
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="table-actions">
            <span className="visually-hidden">Actions</span>
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
