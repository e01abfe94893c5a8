/** Moves and resizes columns at their headers, by mouse, finger and key. */
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { TableRow } from '../../engine/columns.ts';
import type { TableInstance } from '../state/table-state.ts';
import { clampColumnWidth, moveColumn } from '../state/views.ts';

/** Width change for one press of an arrow key, pixels. */
const STEP = 16;

/** State of a resize: the column, where it began, and the widths of all columns before. */
interface Drawn {
  id: string;
  from: number;
  widths: Readonly<Record<string, number>>;
}

export function useColumnReorderResize<Row extends TableRow>(
  table: Pick<TableInstance<Row>, 'setColumnOrder' | 'setColumnSizing'>,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [resizing, setResizing] = useState(false);
  const drawn = useRef<Drawn | null>(null);

  const widen = (id: string, widths: Readonly<Record<string, number>>, by: number) =>
    table.setColumnSizing({ ...widths, [id]: clampColumnWidth((widths[id] ?? 0) + by) });

  return {
    dragged,
    resizing,
    moving: (id: string) => ({
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setDragged(id);
      },
      onDragOver(event: DragEvent) {
        if (dragged !== null) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged !== null) table.setColumnOrder((order) => moveColumn(order, dragged, id));
        setDragged(null);
      },
      onDragEnd: () => setDragged(null),
    }),
    widening: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drawn.current = { id, from: event.clientX, widths: widthsNow(event.currentTarget) };
        setResizing(true);
      },
      onPointerMove({ clientX }: PointerEvent) {
        const { current } = drawn;
        if (current) widen(current.id, current.widths, clientX - current.from);
      },
      onLostPointerCapture() {
        drawn.current = null;
        setResizing(false);
      },
    }),
    widenByKey(event: KeyboardEvent<HTMLElement>, id: string) {
      const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
      if (!by || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      widen(id, widthsNow(event.currentTarget), by);
    },
  };
}

/**
 * Returns the present widths of all columns, so that none of the others moves when one is given a width of
 * its own.
 */
function widthsNow(element: HTMLElement): Record<string, number> {
  const heads = element.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  return Object.fromEntries(
    [...heads].map((head) => [head.dataset.column ?? '', clampColumnWidth(head.offsetWidth)]),
  );
}
