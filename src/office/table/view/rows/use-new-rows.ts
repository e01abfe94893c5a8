/** Keeps the rows in sight in place when new rows arrive above them, and counts those for a small sign. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownRows } from '../../engine/shown-rows.ts';

interface Options<Row extends { id: string }> {
  shown: ShownRows<Row>;
  /** Changes with the query; the rows that a new query shows have not arrived. */
  fresh: unknown;
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row, pixels. */
  rowHeight: number;
  /** Called with the number of places by which the rows in sight have moved down. */
  onShift: (by: number) => void;
}

export function useNewRows<Row extends { id: string }>({
  shown,
  fresh,
  scroller,
  rowHeight,
  onShift,
}: Options<Row>) {
  const [arrived, setArrived] = useState(0);
  const last = useRef({ shown, fresh });
  useLayoutEffect(() => {
    const { shown: before, fresh: asked } = last.current;
    last.current = { shown, fresh };
    if (asked !== fresh) {
      setArrived(0);
      return;
    }
    const element = scroller.current;
    const grown = (shown.total ?? 0) - (before.total ?? 0);
    if (!element || before === shown || !before.settled || !shown.settled || grown <= 0) return;
    const place = Math.floor(element.scrollTop / rowHeight);
    const id = place > 0 ? before.rowAt(place)?.id : undefined;
    const by = id === undefined ? 0 : placeAfter(shown, id, place) - place;
    if (by <= 0) return;
    element.scrollTop += by * rowHeight;
    onShift(by);
    setArrived((count) => count + Math.min(by, grown));
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || arrived === 0) return;
    const look = () => element.scrollTop < rowHeight && setArrived(0);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, rowHeight, arrived]);
  return arrived;
}

/** Returns the place of a row that was at `from` or has moved down from there; -1 for none. */
function placeAfter<Row extends { id: string }>({ count, rowAt }: ShownRows<Row>, id: string, from: number) {
  for (let place = from; place < count; place += 1) if (rowAt(place)?.id === id) return place;
  return -1;
}
