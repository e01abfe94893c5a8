import { useEffect, useRef } from 'react';
import type { TableRow } from '../engine/columns.ts';
import { indexOfRow } from '../engine/selection.ts';
import type { ShownRows } from '../engine/shown-rows.ts';

/**
 * Finds the row before or after the opened one, in the order of the table.
 * @param openId id of the opened row; null for none
 * @returns a function that returns that row; undefined at either end
 */
export function useNeighbourRow<Row extends TableRow>(
  shown: ShownRows<Row> | null,
  openId: string | null,
): (by: -1 | 1) => Row | undefined {
  /** Last place of the opened row, because a change may remove it from the rows that are shown. */
  const last = useRef(0);
  const find = () => {
    const place = openId === null || !shown ? -1 : indexOfRow(shown, openId);
    if (place >= 0) last.current = place;
    return place;
  };
  useEffect(() => void find(), [openId]);
  return (by) => {
    const place = find();
    // If the row is no longer shown, the next one has moved up to its place.
    const wanted = place >= 0 ? place + by : by === 1 ? last.current : last.current - 1;
    return shown?.rowAt(wanted);
  };
}
