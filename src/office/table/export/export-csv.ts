/** A file of comma-separated values after RFC 4180, as spreadsheets read it. */
import { officeTime } from '../../time/office-time.ts';
import { type Column, type ColumnKind, fileValue, type Value } from '../engine/columns.ts';

/** Without it spreadsheets assume an old encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** What some spreadsheets take for the end of a cell: those that separate by semicolon or tab. */
const CELL_ENDS = /([;\t\r\n]+)/;
/**
 * Spreadsheets treat a cell that begins with one of these, full-width or not, as a formula
 * (docs/contract.md#bounds).
 */
const RUNS = /^\s*(?=[=+\-@＝＋－＠])/;
/** A number to be called: computed with, it would be spoilt, and an apostrophe spoils it just the same. */
const PHONE = /^(\s*\+)(\d[\d ().\-\u2010-\u2013]*)$/;
const MOST_DIGITS = 15;
const LEAST_DIGITS = 7;
/** Dropped by some, so that what follows begins the cell. */
const DROPPED = /^[\t\r]/;

/** The pieces of the file in order, some rows each, so that it can be written in slices. */
export function* csvOf<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): Generator<string, void> {
  yield `${BYTE_ORDER_MARK}${columns.map(({ header }) => csvCell(header)).join(',')}\r\n`;
  for (const row of rows)
    yield `${columns.map((column) => csvCell(timed(column.kind, fileValue(column, row)))).join(',')}\r\n`;
}

/** "2027-06-14 11:00" by the office's clocks: spreadsheets take it for a time, and none of them knows zones. */
function timed(kind: ColumnKind, value: Value): Value {
  const at = kind === 'moment' && typeof value === 'string' ? officeTime(value) : null;
  return at ? at.toISOString().slice(0, 16).replace('T', ' ') : value;
}

/**
 * Numbers stay as they are, those of phones too; texts that would run as formulas are made harmless and quoted
 * where necessary.
 */
export function csvCell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // With a group in its pattern, every second piece is what was split at.
  const pieces = value
    .split(CELL_ENDS)
    .map((piece, index) => (index % 2 === 1 ? piece : harmlessPiece(piece)));
  const joined = pieces.join('');
  const harmless = DROPPED.test(joined) ? `'${joined}` : joined;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function harmlessPiece(piece: string): string {
  const [, plus, rest = ''] = PHONE.exec(piece) ?? [];
  const groups = rest.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  // Digits and spaces after a plus are no formula, whatever a spreadsheet makes of hyphens between them.
  if (plus && digits >= LEAST_DIGITS && digits <= MOST_DIGITS) return plus + groups.join(' ');
  return piece.replace(RUNS, "$&'");
}
