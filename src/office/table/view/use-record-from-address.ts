/** The row that the address names by its reference (`?record=`): a link opens the table with it. */
import { useEffect, useRef, useState } from 'react';
import type { TableRow } from '../engine/columns.ts';

const readAsked = () => new URLSearchParams(location.search).get('record');

/** It is opened once: a page that is loaded again does not open what was closed meanwhile. */
function forgetAsked(): void {
  const address = new URL(location.href);
  address.searchParams.delete('record');
  history.replaceState(history.state, '', address);
}

/**
 * Opens it once, as soon as it is among the rows.
 * @param ready the rows are all that there are on this device
 * @param visit another one asks the address again
 * @returns the reference of one that is not there; else null
 */
export function useRecordFromAddress<Row extends TableRow>(
  rows: readonly Row[],
  ready: boolean,
  open: (row: Row) => void,
  visit?: string,
): string | null {
  const [asked, setAsked] = useState(readAsked);
  const visited = useRef(visit);
  useEffect(() => {
    if (visited.current === visit) return;
    visited.current = visit;
    setAsked(readAsked());
  }, [visit]);
  useEffect(() => {
    if (asked === null) return;
    const row = rows.find((one) => (one as { reference?: unknown }).reference === asked);
    if (!row) return;
    open(row);
    setAsked(null);
    forgetAsked();
  }, [asked, rows, open]);
  return ready ? asked : null;
}
