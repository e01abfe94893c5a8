import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Column, cellText, isNumeric, type TableRow } from '../../engine/columns.ts';
import { PendingMark } from '../../parts/pending-mark.tsx';
import { RowCheckbox } from '../../parts/row-checkbox.tsx';

interface BodyRowProps<Row extends TableRow> {
  row: Row;
  /** Place among the rows that are shown, from 0. */
  place: number;
  /** Value of `aria-rowindex`, which counts the header's rows first. */
  rowIndex: number;
  columns: readonly Column<Row>[];
  /** True for the one row that Tab leads to. */
  active: boolean;
  selected: boolean;
  /** True if the row is opened beside the table. */
  open: boolean;
  /** True if the row cannot wait. */
  urgent: boolean;
  /** Label of its check box: "Select Anna Meyer". */
  name: string;
  onToggle: (row: Row) => void;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** Selector of the controls inside a cell. */
export const CELL_CONTROLS = 'a[href], button, input, select, textarea';

function BodyRowOnce<Row extends TableRow>(props: BodyRowProps<Row>) {
  const { row, place, rowIndex, columns, active, selected, open, urgent, name, onToggle, actions } = props;
  const element = useRef<HTMLTableRowElement>(null);

  // Only one row at a time is in the tab order, with the controls in its cells; Space on the row selects it.
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(CELL_CONTROLS) ?? []) {
      const wanted = active && !control.closest('.table-select') ? 0 : -1;
      // Hundreds of controls are checked whenever rows are selected, and writing an attribute is slow.
      if (control.tabIndex !== wanted) control.tabIndex = wanted;
    }
  });

  return (
    <tr
      ref={element}
      aria-rowindex={rowIndex}
      data-place={place}
      data-id={row.id}
      data-pending={row.pending ?? undefined}
      data-voided={row.voided ? true : undefined}
      data-odd={place % 2 === 1 || undefined}
      data-urgent={urgent || undefined}
      aria-selected={selected}
      aria-current={open || undefined}
      tabIndex={active ? 0 : -1}
    >
      {columns.map((column, index) => {
        const content = column.cell ? column.cell(row) : cellText(column, row);
        if (index > 0) {
          return (
            <td key={column.id} className={isNumeric(column.kind) ? 'number' : undefined}>
              {content}
            </td>
          );
        }
        return (
          <th key={column.id} scope="row">
            <RowCheckbox name={name} selected={selected} ranges onToggle={() => onToggle(row)} />
            <span className="table-first">{content}</span>
            <PendingMark row={row} urgent={urgent} />
          </th>
        );
      })}
      {actions && <td className="table-actions">{actions(row)}</td>}
    </tr>
  );
}

export const BodyRow = memo(BodyRowOnce) as typeof BodyRowOnce;
