/** Which columns of a table stand side by side on paper, and which below the row. Pure. */
import { type Column, cellText, primaryOf } from '../engine/columns.ts';

export interface PaperColumns<Row> {
  /** Side by side, in the order of the table. */
  across: readonly Column<Row>[];
  /** On a line of their own under the row. */
  below: readonly Column<Row>[];
  /** Not printed. */
  left: readonly Column<Row>[];
  /** Of each that stands across, millimetres that it likes to have. */
  widthOf: (column: Column<Row>) => number;
}

/** Millimetres across an A4 sheet on its side, without its margins. */
const ROOM = 277;
/** Millimetres of a letter, of what a capital or a figure takes more, and of what is left free beside a text. */
const LETTER = 1.4;
const CAPITAL = 0.35;
const FREE = 2.5;
/** Millimetres of the narrowest and the widest column. */
const LEAST = 9;
const MOST = 52;

/** Characters that a narrow column holds in two lines; and more than five lines of them. */
const LONG = 48;
const VERY_LONG = 120;
/** One in so many rows makes a column long. */
const SHARE = 10;

/**
 * Long texts go below. Where the rest is too wide, minor columns are left out, the last first; what then still
 * has no room goes below too.
 * @param columns those that the table shows
 * @param rows those that are printed
 */
export function paperColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): PaperColumns<Row> {
  const primary = primaryOf(columns);
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

/** Room for the longest word of its head, and for nineteen in twenty of its texts on one line. */
function wishOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const lengths = rows.map((row) => lengthOf(cellText(column, row))).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  const head = Math.max(...column.header.split(' ').map(lengthOf));
  return Math.min(MOST, Math.max(LEAST, usual + FREE, head + FREE));
}

/** Millimetres that a text takes on one line, about. */
function lengthOf(text: string): number {
  return text.length * LETTER + (text.match(/[A-Z0-9@]/g)?.length ?? 0) * CAPITAL;
}
