/** The words of a search and the text they are searched in, without case and accents. */
import { type Column, cellText } from './columns.ts';

const FOREIGN = /[\u0080-\uffff]/;
const MARKS = /\p{M}+/gu;

/** Lower case without accents: "José" becomes "jose". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return FOREIGN.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower;
}

/** The words of a search. A row matches when it contains each of them anywhere. */
export function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/**
 * True when every row that matches the new words also matches the old ones, because each old word is part of
 * a new one.
 */
export function isNarrowerSearch(newer: readonly string[], older: readonly string[]): boolean {
  return older.every((old) => newer.some((word) => word.includes(old)));
}

/** The searchable text of a row, one line per column. Moments are left out, because they have filters. */
export function haystackOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const parts: string[] = [];
  for (const column of columns) {
    if (column.kind === 'moment') continue;
    const value = column.value(row);
    if (value === null || value === '') continue;
    parts.push(String(value));
    if (column.kind === 'date') parts.push(cellText(column, row));
  }
  return fold(parts.join('\n'));
}
