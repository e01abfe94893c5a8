/**
 * The table on a phone: one card per row, scrolled with the page. Only cards near the screen are rendered.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Column, cellText, primaryColumn, type TableRow } from '../../engine/columns.ts';
import './cards.css';
import { say } from '../../../../words/say.ts';
import type { ShownRows } from '../../engine/shown-rows.ts';
import { PendingMark } from '../../parts/pending-mark.tsx';
import { RowCheckbox } from '../../parts/row-checkbox.tsx';
import type { SelectionControl } from '../state/use-selection.ts';

interface CardsProps<Row extends TableRow> {
  label: string;
  columns: readonly Column<Row>[];
  shown: ShownRows<Row>;
  /** True while a new answer is being computed. */
  busy: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  isUrgent: ((row: Row) => boolean) | undefined;
  selection: SelectionControl<Row>;
  onOpen: (row: Row) => void;
}

/** Pixels of a card before it is measured: its head and foot, and a line for each value. */
const FRAME = 92;
const LINE = 30;

export function RowCards<Row extends TableRow>({
  label,
  columns,
  shown,
  busy,
  rowActions,
  isUrgent,
  selection,
  onOpen,
}: CardsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element) setTop(element.getBoundingClientRect().top + scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: shown.count,
    estimateSize: () => FRAME + LINE * columns.length,
    getItemKey: (place) => shown.rowAt(place)?.id ?? place,
    overscan: 3,
    scrollMargin: top,
    initialRect: { width: 360, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const primary = primaryColumn(columns);
  return (
    <>
      {/* The names of the cards are headings below it. */}
      <h2 className="visually-hidden">{label}</h2>
      <ul
        className="table-cards"
        ref={list}
        aria-label={label}
        aria-busy={busy}
        style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
      >
        {items.map(({ index, key }) => {
          const row = shown.rowAt(index);
          if (!row || !primary) return null;
          const name = cellText(primary, row) || say('Without a name');
          return (
            <li
              key={key}
              data-index={index}
              data-id={row.id}
              ref={virtualizer.measureElement}
              aria-setsize={shown.count}
              aria-posinset={index + 1}
              data-voided={row.voided ? true : undefined}
              data-urgent={isUrgent?.(row) || undefined}
            >
              <RowCheckbox
                name={name}
                selected={selection.rows.has(row.id)}
                onToggle={() => selection.toggle(row)}
              />
              <h3>{primary.cell ? primary.cell(row) : name}</h3>
              <PendingMark row={row} urgent={isUrgent?.(row) ?? false} />
              <dl className="table-pairs">
                {columns
                  .filter((column) => column !== primary && (column.cell || cellText(column, row)))
                  .map((column) => (
                    <div key={column.id}>
                      <dt>{column.header}</dt>
                      <dd>{column.cell ? column.cell(row) : cellText(column, row)}</dd>
                    </div>
                  ))}
              </dl>
              <div className="table-card-actions">
                <button type="button" className="table-button" onClick={() => onOpen(row)}>
                  {say('Details')}
                </button>
                {rowActions?.(row)}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
