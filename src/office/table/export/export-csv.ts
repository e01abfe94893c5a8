/** A file of comma-separated values after RFC 4180, as spreadsheets read it. */
import { officeTime } from '../../parts/office-time.ts';
import type { Column, ColumnKind, Value } from '../engine/columns.ts';

/** Without it spreadsheets assume an old encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Spreadsheets treat a cell that begins with one of these, full-width or not, as a formula
 * (docs/contract.md#bounds). One that separates by semicolon or tab begins a cell after each of them, too.
 */
const RUNS = /(^|[;\t\r\n]) *(?=[=+\-@＝＋－＠])/g;
/** Dropped by some, so that what follows begins the cell. */
const DROPPED = /^[\t\r]/;

/** The pieces of the file in order, some rows each, so that it can be written in slices. */
export function* csvOf<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): Generator<string, void> {
  yield `${BYTE_ORDER_MARK}${columns.map(({ header }) => csvCell(header)).join(',')}\r\n`;
  for (const row of rows)
    yield `${columns.map(({ kind, value }) => csvCell(timed(kind, value(row)))).join(',')}\r\n`;
}

/** "2027-06-14 11:00" by the office's clocks: spreadsheets take it for a time, and none of them knows zones. */
function timed(kind: ColumnKind, value: Value): Value {
  const at = kind === 'moment' && typeof value === 'string' ? officeTime(value) : null;
  return at ? at.toISOString().slice(0, 16).replace('T', ' ') : value;
}

/**
 * Numbers stay as they are; texts that would run as formulas are made harmless and quoted where necessary.
 */
export function csvCell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const guarded = value.replace(RUNS, "$&'");
  const harmless = DROPPED.test(guarded) ? `'${guarded}` : guarded;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
