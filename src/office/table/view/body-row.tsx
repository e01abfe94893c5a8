import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Column, cellText, isNumeric, type TableRow } from '../engine/columns.ts';
import { PendingMark } from '../parts/pending-mark.tsx';
import { SelectBox } from '../parts/select-box.tsx';

interface BodyRowProps<Row extends TableRow> {
  row: Row;
  /** Among the rows that pass, from 0. */
  place: number;
  /** As `aria-rowindex` counts: the head's rows come first. */
  rowIndex: number;
  columns: readonly Column<Row>[];
  /** The one row that Tab leads to. */
  active: boolean;
  selected: boolean;
  /** It is opened beside the table. */
  open: boolean;
  /** It cannot wait. */
  urgent: boolean;
  /** What its check box says: "Select Anna Meyer". */
  name: string;
  onToggle: (row: Row) => void;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** What can be reached inside a cell. */
export const CONTROLS = 'a[href], button, input, select, textarea';

function BodyRowOnce<Row extends TableRow>(props: BodyRowProps<Row>) {
  const { row, place, rowIndex, columns, active, selected, open, urgent, name, onToggle, actions } = props;
  const element = useRef<HTMLTableRowElement>(null);

  // Only one row at a time is in the tab order, with the controls in its cells; Space on the row selects it.
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
      const wanted = active && !control.closest('.table-select') ? 0 : -1;
      // Some hundred controls are looked at whenever rows are selected, and writing an attribute is slow.
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
            <SelectBox name={name} selected={selected} onToggle={() => onToggle(row)} />
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
