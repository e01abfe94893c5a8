/** A list whose rows a finger or a mouse drags into another order. While it moves nothing is rendered. */
import { type PointerEvent, useRef } from 'react';

interface Row {
  element: HTMLElement;
  top: number;
  height: number;
}

/** Pixels from the edge of the screen at which the page scrolls along, and how far at each step. */
const EDGE = 64;
const SCROLL_STEP = 10;

/**
 * @param onDrop called with the place that a row had and the one it got
 * @returns for the handle of each row, whose list items are the children of one list
 */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  return (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const row = handle.closest('li');
    const list = row?.parentElement;
    if (event.button !== 0 || !row || !list) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const rows = [...list.children].map((element): Row => {
      const { top, height } = element.getBoundingClientRect();
      return { element: element as HTMLElement, top: top + scrollY, height };
    });
    const from = rows.findIndex(({ element }) => element === row);
    const start = event.clientY + scrollY;
    let to = from;
    let pointer = event.clientY;
    let frame = 0;

    const draw = () => {
      if (pointer < EDGE) scrollBy(0, -SCROLL_STEP);
      else if (pointer > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
      const moved = pointer + scrollY - start;
      to = placeAt(rows, from, moved);
      for (const [index, { element }] of rows.entries()) {
        const own = (rows[from] as Row).height;
        const isBetween = index !== from && (index - from) * (index - to) <= 0;
        const shift = index === from ? moved : isBetween ? (to > from ? -own : own) : 0;
        element.style.transform = shift ? `translateY(${shift}px)` : '';
      }
      frame = requestAnimationFrame(draw);
    };
    const end = new AbortController();
    const stop = (isDropped: boolean) => {
      end.abort();
      cancelAnimationFrame(frame);
      list.classList.remove('dragging');
      row.classList.remove('dragged');
      for (const { element } of rows) element.style.transform = '';
      if (isDropped && to !== from) drop.current(from, to);
    };
    const { signal } = end;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      pointer = clientY;
    };
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointerup', () => stop(true), { signal });
    handle.addEventListener('pointercancel', () => stop(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
    list.classList.add('dragging');
    row.classList.add('dragged');
    frame = requestAnimationFrame(draw);
  };
}

/** The place of a row that has been moved so far: past the middle of another it takes that one's place. */
function placeAt(rows: readonly Row[], from: number, moved: number): number {
  const { top, height } = rows[from] as Row;
  const middle = top + height / 2 + moved;
  let to = from;
  for (const [index, row] of rows.entries()) {
    const half = row.top + row.height / 2;
    if (index < from && middle < half) return Math.min(to, index);
    if (index > from && middle > half) to = index;
  }
  return to;
}
