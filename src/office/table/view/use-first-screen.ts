import { useEffect, useState } from 'react';
import type { ShownRows } from '../engine/shown-rows.ts';

/** The rows that the table's first screen showed last, shown again while all rows are read. */
export interface FirstScreen<Row> {
  /** Returns the prefetched rows for the first render, once. */
  takePrefetched?: (key: string) => readonly Row[];
  /** Reads the rows stored under a key that still exist, in order. */
  read: (key: string) => Promise<readonly Row[]>;
  /**
   * @param isKept whether the address opens with it
   * @param signal aborted once the table shows something else
   */
  save: (key: string, ids: readonly string[], isKept: boolean, signal: AbortSignal) => void;
}

interface Asked {
  /** Key of the table and the rows that it shows. */
  key: string;
  /** Columns, widths and views, which also change how the table looks; null while they are being read. */
  look: string | null;
  /** Whether the address opens with it. */
  isKept: boolean;
}

/** Number of rows of a first screen, enough for a tall screen. */
const ROWS = 60;

/**
 * @param settled the answer for that key, or null while it is not there
 */
export function useFirstScreen<Row extends { id: string }>(
  screen: FirstScreen<Row> | undefined,
  { key, look, isKept }: Asked,
  settled: ShownRows<Row> | null,
): ShownRows<Row> | null {
  const [kept, setKept] = useState(() => ({ key, shown: shownOf(screen?.takePrefetched?.(key) ?? []) }));
  // Read once, for the first query; later ones are answered by the engine.
  useEffect(() => {
    if (!screen || kept.shown) return;
    let current = true;
    void screen.read(key).then((rows) => {
      if (current) setKept({ key, shown: shownOf(rows) });
    });
    return () => {
      current = false;
    };
  }, []);

  useEffect(() => {
    if (!screen || !settled || look === null) return;
    const shown = new AbortController();
    const timer = setTimeout(() => {
      const ids: string[] = [];
      for (let place = 0; place < Math.min(ROWS, settled.count); place += 1) {
        const row = settled.rowAt(place);
        if (row) ids.push(row.id);
      }
      screen.save(key, ids, isKept, shown.signal);
    }, 1_000);
    return () => {
      clearTimeout(timer);
      shown.abort();
    };
  }, [screen, key, look, isKept, settled]);

  // The first screen is shown until the first answer. A later answer may take a moment too, but the rows in
  // sight then stay.
  const [isOver, setOver] = useState(false);
  if (settled && !isOver) setOver(true);
  return kept.key === key && !settled && !isOver ? kept.shown : null;
}

function shownOf<Row>(rows: readonly Row[]): ShownRows<Row> | null {
  if (rows.length === 0) return null;
  return { count: rows.length, rowAt: (place) => rows[place], total: null, settled: false };
}
