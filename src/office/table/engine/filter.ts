/** The condition that a column's filter sets, as saved views keep it. */

import { foldText } from '../../../contract/values/fold-text.ts';
import { type CellValue, type Column, isNumeric } from './columns.ts';
import { officeDayOf } from './format.ts';

export interface ContainsFilter {
  contains: string;
}
/** Numbers, or calendar dates as texts; both ends belong to it. */
export interface RangeFilter {
  from?: number | string;
  to?: number | string;
}
/** An empty text stands for an empty value. */
export interface ChoiceFilter {
  anyOf: readonly string[];
}
export type Filter = ContainsFilter | RangeFilter | ChoiceFilter;

/** True when the filter lets every row pass. */
export function isEmptyFilter(filter: Filter | undefined): boolean {
  if (!filter) return true;
  if ('contains' in filter) return foldText(filter.contains).trim() === '';
  if ('anyOf' in filter) return filter.anyOf.length === 0;
  return filter.from === undefined && filter.to === undefined;
}

/** Says of each value of the column whether it passes; an empty one passes no range and no text. */
export function filterTest<Row>(column: Column<Row>, filter: Filter): (value: CellValue) => boolean {
  if ('contains' in filter) {
    const part = foldText(filter.contains).trim();
    return (value) => value !== null && foldText(String(value)).includes(part);
  }
  if ('anyOf' in filter) {
    const wanted = new Set(filter.anyOf);
    return (value) => wanted.has(value === null ? '' : String(value));
  }
  const { from, to } = filter;
  if (isNumeric(column.kind)) {
    const [low, high] = [Number(from ?? Number.NEGATIVE_INFINITY), Number(to ?? Number.POSITIVE_INFINITY)];
    return (value) => typeof value === 'number' && value >= low && value <= high;
  }
  const [first, last] = [String(from ?? ''), String(to ?? '\uffff')];
  const day = column.kind === 'moment' ? officeDayOf : (date: string) => date;
  return (value) => {
    if (typeof value !== 'string') return false;
    const at = day(value);
    return at !== '' && at >= first && at <= last;
  };
}

/** True when every row that passes the newer filter also passes the older one. */
export function isNarrowerFilter(newer: Filter | undefined, older: Filter | undefined): boolean {
  if (!older || isEmptyFilter(older)) return true;
  if (!newer || isEmptyFilter(newer)) return false;
  if ('contains' in older)
    return 'contains' in newer && foldText(newer.contains).trim().includes(foldText(older.contains).trim());
  if ('anyOf' in older)
    return 'anyOf' in newer && newer.anyOf.every((choice) => older.anyOf.includes(choice));
  if ('contains' in newer || 'anyOf' in newer) return false;
  const lower = older.from === undefined || (newer.from !== undefined && newer.from >= older.from);
  const upper = older.to === undefined || (newer.to !== undefined && newer.to <= older.to);
  return lower && upper;
}
