/** Words to be looked for, and what they are looked for in: without case and accents. */
import { type Column, cellText } from './columns.ts';

const FOREIGN = /[\u0080-\uffff]/;
const MARKS = /\p{M}+/gu;

/** Lower case without accents: "José" becomes "jose". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return FOREIGN.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower;
}

/** The words of a search; a row has to have each of them, anywhere. */
export function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/** True when every row with the new words has the old ones, too: each is part of a new one. */
export function isNarrowerSearch(newer: readonly string[], older: readonly string[]): boolean {
  return older.every((old) => newer.some((word) => word.includes(old)));
}

/** Everything of a row that can be found, one column a line. Moments are left out: they have filters. */
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
