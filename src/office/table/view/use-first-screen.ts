import { useEffect, useState } from 'react';
import type { ShownRows } from '../engine/shown-rows.ts';

/** The rows of the last first screen, shown while all rows are read. */
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
  /** Of the table and of the rows that it shows. */
  key: string;
  /** What else changes how the table looks: its columns, widths and views. Null while that is being read. */
  look: string | null;
  /** Whether the address opens with it. */
  isKept: boolean;
}

/** Rows of a first screen: a tall screen has fewer. */
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

  // It stands in until the first answer. Later ones may take a moment too, and the rows in sight stay meanwhile.
  const [isOver, setOver] = useState(false);
  if (settled && !isOver) setOver(true);
  return kept.key === key && !settled && !isOver ? kept.shown : null;
}

function shownOf<Row>(rows: readonly Row[]): ShownRows<Row> | null {
  if (rows.length === 0) return null;
  return { count: rows.length, rowAt: (place) => rows[place], total: null, settled: false };
}
