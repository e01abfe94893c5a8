/** The row that the address names by its reference: a link opens the table with it, and Back closes it. */
import { useEffect, useRef, useState } from 'react';
import type { TableRow } from '../../engine/columns.ts';
import type { RecordInAddress } from '../record-table-props.ts';

interface Options<Row> {
  rows: readonly Row[];
  /** The rows are all that there are on this device. */
  ready: boolean;
  address: RecordInAddress | undefined;
  show: (row: Row) => void;
  hide: () => void;
}

/**
 * Shows the row as soon as it is among the rows.
 * @returns the reference of one that is not there; else null
 */
export function useRecordFromUrl<Row extends TableRow>(options: Options<Row>): string | null {
  const { rows, ready, address, show, hide } = options;
  const { visit, isWritten, named = null } = address ?? {};
  const [asked, setAsked] = useState(named);
  const visited = useRef(visit);
  useEffect(() => {
    if (visited.current === visit) return;
    visited.current = visit;
    // What the table wrote itself is shown already.
    setAsked(isWritten ? null : named);
    if (!isWritten && named === null) hide();
  }, [visit]);
  useEffect(() => {
    if (asked === null) return;
    const row = rows.find(({ reference }) => reference === asked);
    if (!row) return;
    show(row);
    setAsked(null);
  }, [asked, rows, show]);
  return ready ? asked : null;
}
