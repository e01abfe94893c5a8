/** Decides which columns of a table are printed side by side, and which below the row. Pure. */
import { type Column, cellText, primaryColumn } from '../engine/columns.ts';

export interface PrintColumns<Row> {
  /** Columns that are printed side by side, in the order of the table. */
  across: readonly Column<Row>[];
  /** Columns that are printed on lines of their own below the row. */
  below: readonly Column<Row>[];
  /** Columns that are not printed. */
  left: readonly Column<Row>[];
  /** Returns the preferred width of a column that is printed side by side, millimetres. */
  widthOf: (column: Column<Row>) => number;
}

/** Width of an A4 sheet in landscape without its margins, millimetres. */
const ROOM = 277;
/** Width of a letter, additional width of a capital or a digit, and space beside a text, millimetres. */
const LETTER = 1.4;
const CAPITAL = 0.35;
const FREE = 2.5;
/** Width of the narrowest and the widest column, millimetres. */
const LEAST = 9;
const MOST = 52;

/** Characters that fit into a narrow column in two lines, and those that take more than five lines. */
const LONG = 48;
const VERY_LONG = 120;
/** A column is long if one in this many of its texts is. */
const SHARE = 10;

/**
 * Long texts are printed below the row. If the rest is too wide, minor columns are left out, the last first;
 * columns that then still do not fit are printed below too.
 * @param columns those that the table shows
 * @param rows those that are printed
 */
export function choosePrintColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): PrintColumns<Row> {
  const primary = primaryColumn(columns);
  const wished = new Map(columns.map((column) => [column, wishOf(column, rows)]));
  const widthOf = (column: Column<Row>) => wished.get(column) ?? 0;
  const sumOf = (some: readonly Column<Row>[]) => some.reduce((sum, column) => sum + widthOf(column), 0);
  const long = new Set(columns.filter((column) => column !== primary && isLong(column, rows)));
  let across = columns.filter((column) => !long.has(column));
  const left: Column<Row>[] = [];
  for (const column of across.filter(({ minor }) => minor).reverse()) {
    if (sumOf(across) <= ROOM) break;
    left.unshift(column);
    across = across.filter((other) => other !== column);
  }
  let room = ROOM - (primary ? widthOf(primary) : 0);
  const fitting = across.filter((column) => {
    if (column === primary) return true;
    const fits = widthOf(column) <= room;
    if (fits) room -= widthOf(column);
    return fits;
  });
  const below = columns.filter((column) => !fitting.includes(column) && !left.includes(column));
  return { across: fitting, below, left, widthOf };
}

function isLong<Row>(column: Column<Row>, rows: readonly Row[]): boolean {
  if (column.kind !== 'text') return false;
  let count = 0;
  for (const row of rows) {
    const { length } = cellText(column, row);
    if (length > VERY_LONG) return true;
    if (length > LONG) count += 1;
  }
  return count * SHARE > rows.length;
}

/** Returns the width for the longest word of the header and for 95% of the texts on one line. */
function wishOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const lengths = rows.map((row) => lengthOf(cellText(column, row))).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  const head = Math.max(...column.header.split(' ').map(lengthOf));
  return Math.min(MOST, Math.max(LEAST, usual + FREE, head + FREE));
}

/** Returns about the width of a text on one line, millimetres. */
function lengthOf(text: string): number {
  return text.length * LETTER + (text.match(/[A-Z0-9@]/g)?.length ?? 0) * CAPITAL;
}
