/** Writes comma-separated values as in RFC 4180, in a form that spreadsheets read. */
import { wallTimeInOffice } from '../../time/office-time.ts';
import { type CellValue, type Column, type ColumnKind, fileValue } from '../engine/columns.ts';

/** Byte order mark, without which spreadsheets assume an old encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Characters that end a cell in spreadsheets that separate cells by semicolons or tabs. */
const CELL_ENDS = /([;\t\r\n]+)/;
/**
 * Spreadsheets treat a cell that begins with one of these, full-width or not, as a formula (docs/contract.md#bounds).
 * Quotes before it are gone where a spreadsheet separates by other signs than the file does.
 */
const RUNS = /^[\s"]*(?='*[=+\-@＝＋－＠])/;
/** A phone number. A spreadsheet that computes with it would spoil it, and so would an apostrophe. */
const PHONE = /^(\s*\+)(\d[\d ().\-\u2010-\u2013]*)$/;
const MOST_DIGITS = 15;
const LEAST_DIGITS = 7;
/** Characters that some spreadsheets drop, so that the next one begins the cell. */
const DROPPED = /^'*[\t\r]/;
/** The prefixes that `csvCell` writes, each where it writes it, and one more where the text itself had one there. */
const PREFIXES = /(^|[;\t\r\n])((?:[^\S\t\r\n]|")*)'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;

/** Yields the file in pieces of a row each, so that it can be written in slices. */
export function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Generator<string, void> {
  yield `${BYTE_ORDER_MARK}${columns.map(({ header }) => csvCell(header)).join(',')}\r\n`;
  for (const row of rows)
    yield `${columns.map((column) => csvCell(timed(column.kind, fileValue(column, row)))).join(',')}\r\n`;
}

/**
 * Returns a moment as "2027-06-14 11:00" in the office's time zone: spreadsheets read that as a time, but
 * none knows time zones.
 */
function timed(kind: ColumnKind, value: CellValue): CellValue {
  const at = kind === 'moment' && typeof value === 'string' ? wallTimeInOffice(value) : null;
  return at ? at.toISOString().slice(0, 16).replace('T', ' ') : value;
}

/**
 * Returns a cell. Numbers, phone numbers too, stay as they are; texts that would run as formulas are made
 * harmless and quoted where necessary.
 */
export function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // The pattern has a group, so every second piece is a separator.
  const pieces = value
    .split(CELL_ENDS)
    .map((piece, index) => (index % 2 === 1 ? piece : harmlessPiece(piece)));
  const joined = pieces.join('');
  const harmless = DROPPED.test(joined) ? `'${joined}` : joined;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns the text that `csvCell` was given: without the prefixes that keep spreadsheets from running it. */
export function withoutPrefixes(cell: string): string {
  return cell.replace(PREFIXES, '$1$2');
}

function harmlessPiece(piece: string): string {
  const [, plus, rest = ''] = PHONE.exec(piece) ?? [];
  const groups = rest.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  // Digits and spaces after a plus are not a formula. Hyphens are dropped, because a spreadsheet could
  // subtract.
  if (plus && digits >= LEAST_DIGITS && digits <= MOST_DIGITS) return plus + groups.join(' ');
  return piece.replace(RUNS, "$&'");
}
