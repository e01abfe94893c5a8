/**
 * The table on screens wider than a phone: sticky header and first column, and only the rows in sight are
 * rendered.
 */
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Column, cellText, isNumeric, primaryColumn, type TableRow } from '../../engine/columns.ts';
import { indexOfRow } from '../../engine/selection.ts';
import { NewRowsButton, type RowNoun } from '../../parts/new-rows-button.tsx';
import { BodyRow, CELL_CONTROLS } from './body-row.tsx';
import './grid.css';
import { say } from '../../../../words/say.ts';
import type { Query } from '../../engine/query.ts';
import type { ShownRows } from '../../engine/shown-rows.ts';
import type { TableInstance } from '../state/table-state.ts';
import type { SelectionControl } from '../state/use-selection.ts';
import { TableHeader } from './table-header.tsx';
import { useRowsWindow } from './use-rows-window.ts';

/** Methods of the table for the elements beside it. */
export interface TableHandle {
  /** Focuses a row, or the one that has taken its place. */
  focusRow: (id: string) => void;
}

interface WideTableProps<Row extends TableRow> {
  ref: Ref<TableHandle>;
  label: string;
  columns: readonly Column<Row>[];
  /** Columns that are shown, in their order. */
  visible: readonly Column<Row>[];
  table: TableInstance<Row>;
  query: Query;
  shown: ShownRows<Row>;
  /** True while a new answer is being computed. */
  busy: boolean;
  totals: ReadonlyMap<string, string>;
  filtersOpen: boolean;
  filtersId: string;
  choicesOf: (column: Column<Row>) => readonly string[];
  rowActions: ((row: Row) => ReactNode) | undefined;
  isUrgent: ((row: Row) => boolean) | undefined;
  selection: SelectionControl<Row>;
  /** The row that is opened beside the table; null for none. */
  openId: string | null;
  noun: RowNoun;
  onOpen: (row: Row) => void;
  onNear: ((row: Row) => void) | undefined;
  /** Called when a row is opened by key, so that the focus moves to it. */
  onEnter: (row: Row) => void;
}

const ACTIONS_WIDTH = 120;

export function WideTable<Row extends TableRow>(props: WideTableProps<Row>) {
  const {
    label,
    columns,
    visible,
    table,
    shown,
    busy,
    totals,
    filtersOpen,
    filtersId,
    choicesOf,
    rowActions,
  } = props;
  const { selection, openId, onOpen, onEnter } = props;
  const { scroller, rows, first, active, before, after, keyboard, reveal, moveTo, arrived } = useRowsWindow(
    shown,
    props.query,
    {
      onOpen: onEnter,
      onToggle: selection.toggle,
      onExtend: selection.extend,
      onAll: selection.all,
      onClear: () => {
        const had = openId === null && selection.rows.size > 0;
        if (had) selection.clear();
        return had;
      },
      // While a row is open, moving by keyboard opens the next one.
      onMove: (row) => openId !== null && onOpen(row),
    },
  );
  useImperativeHandle(props.ref, () => ({
    focusRow(id) {
      const place = indexOfRow(shown, id);
      moveTo(place >= 0 ? place : active);
    },
  }));
  // Scrolled to once for each row that is opened; the person may scroll away afterwards.
  const revealed = useRef<string>(null);
  useLayoutEffect(() => {
    if (openId === revealed.current) return;
    revealed.current = openId;
    const place = openId === null ? -1 : indexOfRow(shown, openId);
    if (place >= 0) reveal(place);
  });
  const headRows = filtersOpen ? 2 : 1;
  const width = table.getTotalSize() + (rowActions ? ACTIONS_WIDTH : 0);
  // Widths that somebody has set are kept exactly: the table is then as wide as all columns together.
  const isSet = visible.some(({ id }) => table.state.columnSizing[id] !== undefined);
  const placeAt = (target: HTMLElement) =>
    Number(target.closest<HTMLElement>('[data-place]')?.dataset.place ?? -1);
  const near = ({ target }: PointerEvent<HTMLElement>) => {
    const row = props.onNear && shown.rowAt(placeAt(target as HTMLElement));
    if (row) props.onNear?.(row);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = placeAt(target);
    const row = shown.rowAt(place);
    const inBox = target.closest('.table-select') !== null;
    if (!row || (!inBox && target.closest(`${CELL_CONTROLS}, label`))) return;
    if (event.shiftKey) {
      // Of a box it would take back the tick.
      if (!inBox) event.preventDefault();
      const opened = openId === null ? -1 : indexOfRow(shown, openId);
      selection.extend(opened >= 0 ? opened : place, place);
    } else if (inBox || getSelection()?.isCollapsed === false) return;
    else if (event.ctrlKey || event.metaKey) selection.toggle(row);
    else onOpen(row);
  };
  // A press with Shift selects a range of rows, not of their text.
  const hold = (event: MouseEvent) => event.shiftKey && event.preventDefault();
  const primary = primaryColumn(columns);
  return (
    <div className="table-scroll" ref={scroller}>
      <NewRowsButton count={arrived} noun={props.noun} onPress={() => moveTo(0)} />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the keyboard moves from row to row
        role="grid"
        aria-multiselectable="true"
        aria-label={label}
        aria-rowcount={headRows + shown.count + (totals.size > 0 ? 1 : 0)}
        aria-busy={busy}
        style={isSet ? { width } : { minWidth: width }}
      >
        <colgroup>
          {table.getVisibleLeafColumns().map((column) => (
            <col key={column.id} style={{ width: column.getSize() }} />
          ))}
          {rowActions && <col style={{ width: ACTIONS_WIDTH }} />}
        </colgroup>
        <TableHeader
          columns={columns}
          table={table}
          filtersOpen={filtersOpen}
          filtersId={filtersId}
          choicesOf={choicesOf}
          hasActions={rowActions !== undefined}
          allSelected={selection.rows.size > 0 && selection.rows.size >= shown.count}
          onAll={selection.all}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a row opens it, see useRowsWindow */}
        <tbody {...keyboard} onClick={press} onMouseDown={hold} onPointerOver={near}>
          <Spacer height={before} />
          {rows.map((row, index) => (
            <BodyRow
              key={row.id}
              row={row}
              place={first + index}
              rowIndex={headRows + first + index + 1}
              columns={visible}
              active={first + index === active}
              selected={selection.rows.has(row.id)}
              open={row.id === openId}
              urgent={props.isUrgent?.(row) ?? false}
              name={(primary && cellText(primary, row)) || say('this row')}
              onToggle={selection.toggle}
              actions={rowActions}
            />
          ))}
          <Spacer height={after} />
        </tbody>
        {totals.size > 0 && (
          <tfoot>
            <tr aria-rowindex={headRows + shown.count + 1}>
              {visible.map((column, index) => {
                const words = totals.get(column.id) ?? (index === 0 ? say('Total') : '');
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
