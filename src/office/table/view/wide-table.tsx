/** The table on anything wider than a phone: sticky head and first column, only the rows in sight. */
import { type CSSProperties, type MouseEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Column, isNumeric, type TableRow, widthOf } from '../engine/columns.ts';
import { BodyRow, CONTROLS } from './body-row.tsx';
import './grid.css';
import type { ShownRows } from '../engine/shown-rows.ts';
import { Header } from './header.tsx';
import { useRowsWindow } from './use-rows-window.ts';
import { useTanstack } from './use-tanstack.ts';
import type { ViewControl } from './use-view.ts';

interface WideTableProps<Row extends TableRow> {
  label: string;
  columns: readonly Column<Row>[];
  view: ViewControl;
  shown: ShownRows<Row>;
  /** True while a new answer is being computed. */
  busy: boolean;
  totals: ReadonlyMap<string, string>;
  filtersOpen: boolean;
  filtersId: string;
  choicesOf: (column: Column<Row>) => readonly string[];
  rowActions: ((row: Row) => ReactNode) | undefined;
  onOpen: (row: Row) => void;
}

const ACTIONS_WIDTH = 120;
const NO_ROWS: never[] = [];

export function WideTable<Row extends TableRow>(props: WideTableProps<Row>) {
  const { label, columns, view, shown, busy, totals, filtersOpen, filtersId, choicesOf, rowActions, onOpen } =
    props;
  const { search, filters, sort } = view.state;
  const [fresh, setFresh] = useState({ search, filters, sort });
  if (fresh.search !== search || fresh.filters !== filters || fresh.sort !== sort)
    setFresh({ search, filters, sort });
  const { scroller, rows, first, active, before, after, keyboard } = useRowsWindow(shown, fresh, onOpen);
  const table = useTanstack(columns, view, rows.length > 0 ? rows : NO_ROWS);
  const columnOf = useCallback((id: string) => columns.find((column) => column.id === id), [columns]);
  const visible = useMemo(
    () => view.state.columns.map(columnOf).filter((column) => column !== undefined),
    [view.state.columns, columnOf],
  );
  const headRows = filtersOpen ? 2 : 1;
  const width = visible.reduce((sum, column) => sum + widthOf(column), rowActions ? ACTIONS_WIDTH : 0);
  const open = ({ target }: MouseEvent<HTMLElement>) => {
    const place = (target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place;
    const taken =
      (target as HTMLElement).closest(`${CONTROLS}, label`) || getSelection()?.isCollapsed === false;
    const row = place && !taken && shown.rowAt(Number(place));
    if (row) onOpen(row);
  };
  return (
    <div className="table-scroll" ref={scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the keyboard moves from row to row
        role="grid"
        aria-label={label}
        aria-rowcount={headRows + shown.count + (totals.size > 0 ? 1 : 0)}
        aria-busy={busy}
        style={{ minWidth: width }}
      >
        <colgroup>
          {visible.map((column) => (
            <col key={column.id} style={{ width: widthOf(column) }} />
          ))}
          {rowActions && <col style={{ width: ACTIONS_WIDTH }} />}
        </colgroup>
        <Header
          table={table}
          columnOf={columnOf}
          filtersOpen={filtersOpen}
          filtersId={filtersId}
          choicesOf={choicesOf}
          hasActions={rowActions !== undefined}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a row opens it, see useRowsWindow */}
        <tbody {...keyboard} onClick={open}>
          <Spacer height={before} />
          {table.getRowModel().rows.map(({ original }, index) => (
            <BodyRow
              key={original.id}
              row={original}
              place={first + index}
              rowIndex={headRows + first + index + 1}
              columns={visible}
              active={first + index === active}
              actions={rowActions}
            />
          ))}
          <Spacer height={after} />
        </tbody>
        {totals.size > 0 && (
          <tfoot>
            <tr aria-rowindex={headRows + shown.count + 1}>
              {visible.map((column, index) => {
                const words = totals.get(column.id) ?? (index === 0 ? 'Total' : '');
                return index === 0 ? (
                  <th key={column.id} scope="row">
                    {words}
                  </th>
                ) : (
                  <td key={column.id} className={isNumeric(column.kind) ? 'number' : undefined}>
                    {words}
                  </td>
                );
              })}
              {rowActions && <td className="table-actions" />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/**
 * Placeholder for rows that are not rendered. It is always present, because adding or removing a row restyles
 * the rest.
 */
function Spacer({ height }: { height: number }) {
  const style: CSSProperties = { height: Math.max(0, height) };
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing leads to it
  return <tr aria-hidden="true" className="table-spacer" style={style} />;
}
