/** Writes an Excel workbook. With many rows this takes seconds, so it runs in a worker, see `xlsx-worker`. */
import writeWorkbook, { type Cell, type SheetData } from 'write-excel-file/universal';
import { createTimeZone, type TimeZone } from '../../../contract/values/time-zone.ts';
import { type CellValue, type ColumnKind, isNumeric } from '../engine/columns.ts';

/** Contents of a sheet, in a form that can be sent to a worker. */
export interface XlsxSheet {
  name: string;
  /** Time zone in which its times are written, because a workbook has none. */
  timeZone: string;
  /** Width in pixels. */
  columns: { header: string; kind: ColumnKind; width: number }[];
  rows: CellValue[][];
}

/** Most characters of a cell; a spreadsheet calls a file with a longer one damaged. */
const MAX_CELL_LENGTH = 32_767;
/** Ends a text that was cut: the record itself has all of it. */
const CUT_MARK = ' […]';
/** First day that every spreadsheet counts alike; dates before it are no dates there. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
/** The day after the last that a spreadsheet knows. */
const DAY_AFTER_LAST = Date.UTC(10_000, 0, 1);

/** Width of a character in a spreadsheet, pixels. */
const CHARACTER = 8;

export function writeXlsx({ name, timeZone, columns, rows }: XlsxSheet): Promise<Blob> {
  const zone = createTimeZone(timeZone);
  const data: SheetData = [
    columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' })),
  ];
  for (const row of rows)
    data.push(columns.map(({ kind }, index) => xlsxCell(kind, row[index] ?? null, zone)));
  const widths = columns.map(({ width }) => ({ width: Math.round(width / CHARACTER) }));
  return writeWorkbook(data, { sheet: sheetName(name), columns: widths, stickyRowsCount: 1 }).toBlob();
}

/** Returns a cell. Numbers and dates keep their type; everything else is text, which no spreadsheet runs. */
export function xlsxCell(kind: ColumnKind, value: CellValue, zone: TimeZone): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') {
    return { value, type: Number, ...(kind === 'money' ? { format: '#,##0.00' } : {}) };
  }
  const at = kind === 'date' || kind === 'moment' ? new Date(value) : null;
  if (!at || !isCountedDay(at) || isNumeric(kind)) return { value: cutText(value), type: String };
  if (kind === 'date') return { value: at, type: Date, format: 'yyyy-mm-dd' };
  return { value: zone.wallTime(at), type: Date, format: 'yyyy-mm-dd hh:mm' };
}

const isCountedDay = (at: Date): boolean => at.getTime() >= FIRST_DAY && at.getTime() < DAY_AFTER_LAST;

function cutText(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text;
  // Half of an emoji is no character.
  return text.slice(0, MAX_CELL_LENGTH - CUT_MARK.length).replace(/[\ud800-\udbff]$/, '') + CUT_MARK;
}

/** Returns a valid sheet name: at most 31 characters, without those that are forbidden. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
}
