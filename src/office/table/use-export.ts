import { useCallback } from 'react';
import { downloadFile } from '../../ui/download.ts';
import type { Column } from './columns.ts';
import { dayOf } from './format.ts';
import type { Shown } from './shown.ts';

/** Milliseconds of writing before the screen has its turn again. */
const SLICE = 12;

/** Hands over what is filtered, in its order, with the columns that are shown. */
export function useExport<Row>(label: string, columns: readonly Column<Row>[], shown: Shown<Row>) {
  return useCallback(
    async (format: 'csv' | 'xlsx') => {
      const name = `${label} ${dayOf(new Date().toISOString())}.${format}`;
      if (format === 'xlsx') {
        const { xlsxOf } = await import('./export-xlsx.ts');
        const blob = await xlsxOf(label, columns, rowsOf(shown));
        return downloadFile(name, blob.type, blob);
      }
      const { csvOf } = await import('./export-csv.ts');
      const pieces: string[] = [];
      let end = performance.now() + SLICE;
      for (const piece of csvOf(columns, rowsOf(shown))) {
        pieces.push(piece);
        if (performance.now() < end) continue;
        await new Promise((resolve) => setTimeout(resolve));
        end = performance.now() + SLICE;
      }
      downloadFile(name, 'text/csv;charset=utf-8', new Blob(pieces));
    },
    [label, columns, shown],
  );
}

function* rowsOf<Row>(shown: Shown<Row>): Generator<Row, void> {
  for (let place = 0; place < shown.count; place += 1) {
    const row = shown.rowAt(place);
    if (row !== undefined) yield row;
  }
}
