import { useEffect, useRef } from 'react';
import type { TableRow } from '../../engine/columns.ts';
import { indexOfRow } from '../../engine/selection.ts';
import type { ShownRows } from '../../engine/shown-rows.ts';

/** The place of a row, and the ids of those before and after it. */
interface Place {
  place: number;
  ids: Partial<Record<-1 | 1, string | undefined>>;
}

/**
 * Finds the row before or after the opened one, in the order that the table had when it was opened: a change may move it
 * far away, or remove it from the rows that are shown, and who works through a list goes on from where they were.
 * @param openId id of the opened row; null for none
 * @returns a function that returns that row; undefined at either end
 */
export function useNeighbourRow<Row extends TableRow>(
  shown: ShownRows<Row> | null,
  openId: string | null,
): (by: -1 | 1) => Row | undefined {
  const opened = useRef<Place>({ place: 0, ids: {} });
  useEffect(() => {
    const place = openId === null || !shown ? -1 : indexOfRow(shown, openId);
    if (!shown || place < 0) return;
    opened.current = { place, ids: { '-1': shown.rowAt(place - 1)?.id, 1: shown.rowAt(place + 1)?.id } };
    // Another query is another order.
  }, [openId, shown?.question]);
  return (by) => {
    if (!shown || openId === null) return undefined;
    const { place: last, ids } = opened.current;
    const kept = ids[by] === undefined ? -1 : indexOfRow(shown, ids[by]);
    if (kept >= 0) return shown.rowAt(kept);
    const place = indexOfRow(shown, openId);
    // If the row is no longer shown, the next one has moved up to its place.
    return shown.rowAt(place >= 0 ? place + by : by === 1 ? last : last - 1);
  };
}
