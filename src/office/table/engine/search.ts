/** The words of a search and the text they are searched in, without case and accents. */
import { foldText } from '../../../contract/values/fold-text.ts';
import { type CellValue, type Column, formatValue } from './columns.ts';

/** The words of a search. A row matches when it contains each of them anywhere. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

/**
 * True when every row that matches the new words also matches the old ones, because each old word is part of
 * a new one.
 */
export function isNarrowerSearch(newer: readonly string[], older: readonly string[]): boolean {
  return older.every((old) => newer.some((word) => word.includes(old)));
}

/** Returns the searchable text of a value; for a date, also as cells show it. */
export function searchText<Row>(column: Column<Row>, value: CellValue): string {
  const text = String(value);
  return foldText(column.kind === 'date' ? `${text}\n${formatValue(column, value)}` : text);
}
