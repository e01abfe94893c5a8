import { useCallback } from 'react';
import { trustedWorkerUrl } from '../../../contract/document/trusted-types.ts';
import { downloadFile } from '../../../ui/download.ts';
import { officeNow } from '../../time/office-clock.ts';
import { officeZoneName } from '../../time/office-time.ts';
import { type Column, fileValue, minimumWidth } from '../engine/columns.ts';
import { officeDayOf } from '../engine/format.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import { writeCsv } from './export-csv.ts';
import type { XlsxSheet } from './export-xlsx.ts';
import type { XlsxWorkerAnswer } from './xlsx-worker.ts';
import program from './xlsx-worker.ts?worker&url';

/** Milliseconds of writing before the page gets its turn again. */
const SLICE = 12;

export type FileFormat = 'csv' | 'xlsx';

/** Exports the filtered rows in their order, with the given columns. */
export function useExport<Row>(label: string, shown: ShownRows<Row>) {
  return useCallback(
    async (format: FileFormat, columns: readonly Column<Row>[]) => {
      const name = `${label} ${officeDayOf(officeNow().toISOString())}.${format}`;
      if (format === 'csv') {
        const pieces = await inSlices(writeCsv(columns, rowsOf(shown)));
        return downloadFile(name, 'text/csv;charset=utf-8', new Blob(pieces));
      }
      const rows = await inSlices(valuesOf(columns, rowsOf(shown)));
      const heads = columns.map((column) => ({
        header: column.header,
        kind: column.kind,
        width: minimumWidth(column),
      }));
      const blob = await writeBeside({ name: label, timeZone: officeZoneName(), columns: heads, rows });
      downloadFile(name, blob.type, blob);
    },
    [label, shown],
  );
}

function writeBeside(sheet: XlsxSheet): Promise<Blob> {
  const worker = new Worker(trustedWorkerUrl(program), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<XlsxWorkerAnswer>) =>
      'blob' in data ? resolve(data.blob) : reject(new Error(data.error));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(sheet);
  }).finally(() => worker.terminate());
}

async function inSlices<Piece>(work: Iterable<Piece>): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let end = performance.now() + SLICE;
  for (const piece of work) {
    pieces.push(piece);
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
  }
  return pieces;
}

function* valuesOf<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>) {
  for (const row of rows) yield columns.map((column) => fileValue(column, row));
}

function* rowsOf<Row>(shown: ShownRows<Row>): Generator<Row, void> {
  for (let place = 0; place < shown.count; place += 1) {
    const row = shown.rowAt(place);
    if (row !== undefined) yield row;
  }
}
