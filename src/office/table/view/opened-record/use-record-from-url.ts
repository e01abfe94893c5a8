/** The row that the address names by its reference: a link opens the table with it, and Back closes it. */
import { useEffect, useMemo, useRef, useState } from 'react';
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

/** References that a person has to be told of; null for none. */
interface Told {
  /** The one asked for is not there. */
  missing: string | null;
  /** The one in the address is that of several rows: a sender chooses the id, of which it is a part. */
  shared: string | null;
}

/** Shows the row as soon as it is among the rows; of several with its reference none, because the person has to choose. */
export function useRecordFromUrl<Row extends TableRow>(options: Options<Row>): Told {
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
    const [row, another] = rows.filter(({ reference }) => reference === asked);
    if (!row) return;
    if (!another) show(row);
    setAsked(null);
  }, [asked, rows, show]);
  const isShared = useMemo(
    () => named !== null && rows.filter(({ reference }) => reference === named).length > 1,
    [rows, named],
  );
  return { missing: ready ? asked : null, shared: isShared ? named : null };
}
