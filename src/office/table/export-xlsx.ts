/** A workbook for spreadsheets. Loaded when it is asked for: the library is heavy. */
import writeWorkbook, { type Cell, type SheetData } from 'write-excel-file/universal';
import { type Column, isNumeric, type Value, widthOf } from './columns.ts';

/** Milliseconds of a minute. */
const MINUTE = 60_000;
/** Pixels of a character in the spreadsheet's own measure. */
const CHARACTER = 8;

/** @returns the file's bytes */
export async function xlsxOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Promise<Blob> {
  const data: SheetData = [
    columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' })),
  ];
  for (const row of rows) data.push(columns.map((column) => xlsxCell(column, column.value(row))));
  const widths = columns.map((column) => ({ width: Math.round(widthOf(column) / CHARACTER) }));
  return writeWorkbook(data, { sheet: sheetName(name), columns: widths, stickyRowsCount: 1 }).toBlob();
}

/** Numbers and dates as such; everything else as text, which no spreadsheet runs. */
export function xlsxCell<Row>({ kind }: Pick<Column<Row>, 'kind'>, value: Value): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') {
    return { value, type: Number, ...(kind === 'money' ? { format: '#,##0.00' } : {}) };
  }
  const at = kind === 'date' || kind === 'moment' ? new Date(value) : null;
  if (!at || Number.isNaN(at.getTime()) || isNumeric(kind)) return { value, type: String };
  if (kind === 'date') return { value: at, type: Date, format: 'yyyy-mm-dd' };
  // A workbook knows no zones: the reader's clock is what stands in it.
  const local = new Date(at.getTime() - at.getTimezoneOffset() * MINUTE);
  return { value: local, type: Date, format: 'yyyy-mm-dd hh:mm' };
}

/** A sheet's name has at most 31 characters, and some it may not have. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
}
