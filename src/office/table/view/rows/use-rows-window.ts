/** Which rows are in the visible part of the wide table, and which one has the keyboard focus. */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ShownRows } from '../../engine/shown-rows.ts';
import { CELL_CONTROLS } from './body-row.tsx';
import { useEdgeHeights } from './use-edge-heights.ts';
import { useNewRows } from './use-new-rows.ts';

/** Height of a row in rem: fixed, so that 100,000 need no measuring. */
const ROW_HEIGHT = 2.5;
/** Extra rows rendered above and below the visible ones, after those. */
const OVERSCAN = 10;
/** Before anything is drawn. */
const NO_QUESTION = Symbol();
/** Pixels of the line below a head, or above and below the table (grid.css). */
const LINE = 1;

/**
 * Heights of rows and of the visible window in pixels, as grid.css will set them, so that the first render is
 * already right.
 */
function expectedSizes() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = ROW_HEIGHT * rem;
  return { row, head: row + LINE, window: Math.max(24 * rem, innerHeight - 15 * rem) - 2 * LINE };
}

interface RowKeys<Row extends { id: string }> {
  /** Enter. */
  onOpen: (row: Row) => void;
  /** Space. */
  onToggle: (row: Row) => void;
  /** Shift and a key that moves. */
  onExtend: (from: number, to: number) => void;
  /** Ctrl or Cmd and A. */
  onAll: () => void;
  /** Escape; false where there was nothing to clear. */
  onClear: () => boolean;
  /** The keyboard has moved to another row. */
  onMove: (row: Row) => void;
}

/** @param fresh changes when another query is answered; the table then scrolls to its top */
export function useRowsWindow<Row extends { id: string }>(
  shown: ShownRows<Row>,
  fresh: unknown,
  keys: RowKeys<Row>,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const [expected] = useState(expectedSizes);
  const rowHeight = expected.row;
  const edges = useEdgeHeights(scroller, expected.head);
  // The first frame of an answer has the rows in sight alone: whoever types waits for no others.
  const drawn = useDeferredValue<unknown>(shown.question, NO_QUESTION);
  const overscan = drawn === shown.question ? OVERSCAN : 0;
  const seen = useRef(0);
  // After a long jump every row is new; rendering the visible ones is enough for one frame.
  const rangeExtractor = useCallback((range: Range) => {
    const isFar = Math.abs(range.startIndex - seen.current) > range.endIndex - range.startIndex;
    seen.current = range.startIndex;
    return defaultRangeExtractor(isFar ? { ...range, overscan: 0 } : range);
  }, []);
  const virtualizer = useVirtualizer({
    count: shown.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor,
    scrollMargin: edges.head,
    scrollPaddingStart: edges.head,
    scrollPaddingEnd: edges.foot,
    initialRect: { width: innerWidth, height: expected.window },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const rows = useMemo(() => {
    const rows: Row[] = [];
    for (let place = first; place <= last; place += 1) {
      const row = shown.rowAt(place);
      if (row) rows.push(row);
    }
    return rows;
  }, [shown, first, last]);

  const [wanted, setWanted] = useState(0);
  /** The row with the keyboard focus gets it as soon as it is rendered. */
  const [moving, focused] = [useRef(false), useRef(false)];
  const active = Math.max(first, Math.min(wanted, last));

  useLayoutEffect(() => {
    // When the focused row was scrolled or filtered away, the focus moves to the nearest row.
    const lost = focused.current && (document.activeElement === document.body || !document.activeElement);
    if (!(moving.current && active === wanted) && !lost) return;
    moving.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-place="${active}"]`)?.focus({ preventScroll: true });
  });

  const arrived = useNewRows({
    shown,
    fresh,
    scroller,
    rowHeight,
    onShift: (by) => setWanted((place) => place + by),
  });
  const asked = useRef(fresh);
  useLayoutEffect(() => {
    if (asked.current === fresh) return;
    asked.current = fresh;
    setWanted(0);
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [fresh]);

  /** By what is known without a look at the page, which would have to be laid out for it. */
  const isInSight = (place: number) => {
    const { scrollOffset, scrollRect } = virtualizer;
    if (scrollOffset === null || !scrollRect) return false;
    const start = place * rowHeight;
    const seen = scrollRect.height - edges.head - edges.foot;
    return start >= scrollOffset && start + rowHeight <= scrollOffset + seen;
  };
  const scrollTo = (place: number) => virtualizer.scrollToIndex(place, { align: 'auto' });
  const reveal = (place: number) => {
    setWanted(place);
    if (!isInSight(place)) scrollTo(place);
  };
  const moveTo = (place: number) => {
    moving.current = true;
    setWanted(place);
    // Always: several keys in one frame come before the page tells of the first.
    scrollTo(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement;
    if (event.key === 'Escape' && row.matches(CELL_CONTROLS)) row.closest('tr')?.focus();
    if (!row.matches('[data-place]') || event.altKey || event.defaultPrevented) return;
    const current = shown.rowAt(active);
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'a') return;
      keys.onAll();
      event.preventDefault();
      return;
    }
    const visible = (scroller.current?.clientHeight ?? 0) - edges.head - edges.foot;
    const page = Math.max(1, Math.floor(visible / rowHeight) - 1);
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: shown.count - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      const target = Math.max(0, Math.min(step, shown.count - 1));
      moveTo(target);
      if (event.shiftKey) keys.onExtend(active, target);
      const next = shown.rowAt(target);
      if (next && !event.shiftKey) keys.onMove(next);
    } else if (event.key === 'Enter' && current) keys.onOpen(current);
    else if (event.key === ' ' && current) keys.onToggle(current);
    else if (event.key !== 'Escape' || !keys.onClear()) return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    focused.current = true;
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place !== undefined) setWanted(Number(place));
  };
  const onBlur = () => {
    focused.current = false;
  };

  return {
    scroller,
    rows,
    first,
    active,
    /** Pixels of what is not drawn above and below. */
    before: (items[0]?.start ?? edges.head) - edges.head,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? edges.head) - edges.head),
    keyboard: { onKeyDown, onFocus, onBlur },
    /** How many rows have arrived above those in sight. */
    arrived,
    /** Scrolls to a place unless it is in sight; Tab leads to it from then on. */
    reveal,
    /** Scrolls there, and gives it the focus. */
    moveTo,
  };
}
