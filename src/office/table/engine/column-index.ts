/**
 * One column of all rows as codes, one for each distinct value. What is computed for a value (its rank,
 * whether it passes a filter) then holds for all rows that have it.
 */
import { type CellValue, type Column, isNumeric } from './columns.ts';
import { type Filter, filterTest } from './filter.ts';
import { grownTo, mergeInto, sortSliced } from './sort.ts';

/** Code of an empty value. */
export const EMPTY_CODE = 0;

export interface ColumnIndex {
  /** Marks the row in this slot as new or changed. */
  touch: (slot: number) => void;
  /** Indexes the marked slots. */
  catchUp: () => Generator<void, void>;
  /** Inserts new values into the sort order. */
  sort: () => Generator<void, void>;
  /** Code of each slot. */
  codes: () => Uint32Array;
  /** Rank of each code, from 0; meaningless for `EMPTY_CODE`. */
  ranks: () => Uint32Array;
  /** Value of each code. */
  values: readonly CellValue[];
  /** Returns 1 for each code that passes the filter, otherwise 0. */
  passing: (filter: Filter) => Uint8Array;
}

/** Slots that are handled between two yields. */
const STRIDE = 512;
const collator = new Intl.Collator('en', { numeric: true });

/** Returns how a column's values are compared. Different values are equal only if they look the same. */
export function valueComparer<Row>(column: Column<Row>): (a: CellValue, b: CellValue) => number {
  const plain = (a: CellValue, b: CellValue) => ((a as string) < (b as string) ? -1 : a === b ? 0 : 1);
  if (isNumeric(column.kind)) return (a, b) => (a as number) - (b as number);
  if (column.kind === 'date') return plain;
  if (column.kind === 'moment') {
    return (a, b) => Date.parse(a as string) - Date.parse(b as string) || plain(a, b);
  }
  const words = (a: CellValue, b: CellValue) => collator.compare(a as string, b as string) || plain(a, b);
  const places = new Map(column.choices?.map((choice, index) => [choice as CellValue, index]));
  if (places.size === 0) return words;
  const place = (value: CellValue) => places.get(value) ?? places.size;
  return (a, b) => place(a) - place(b) || words(a, b);
}

export function createColumnIndex<Row>(
  column: Column<Row>,
  slots: readonly (Row | undefined)[],
): ColumnIndex {
  const values: CellValue[] = [null];
  const codeOf = new Map<CellValue, number>();
  const compare = valueComparer(column);
  /** Moments parsed to numbers, once for each code. */
  const keys: number[] = [0];
  let codes = new Uint32Array(1_024) as Uint32Array;
  let ranks = new Uint32Array(1) as Uint32Array;
  let sorted = new Uint32Array(0) as Uint32Array;
  /** Slots before it are indexed, except those in `touched`. */
  let next = 0;
  const touched: number[] = [];

  const byValue = (a: number, b: number) => compare(values[a] as CellValue, values[b] as CellValue);
  const byKey = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || byValue(a, b);
  const byCode = column.kind === 'moment' ? byKey : byValue;

  const code = (value: CellValue): number => {
    if (value === null || value === '' || value === undefined || Number.isNaN(value)) return EMPTY_CODE;
    const known = codeOf.get(value);
    if (known !== undefined) return known;
    codeOf.set(value, values.length);
    keys.push(column.kind === 'moment' ? Date.parse(value as string) || 0 : 0);
    return values.push(value) - 1;
  };
  const take = (slot: number) => {
    const row = slots[slot];
    if (row !== undefined) codes[slot] = code(column.value(row));
  };

  return {
    values,
    codes: () => codes,
    ranks: () => ranks,
    touch(slot) {
      if (slot < next) touched.push(slot);
    },
    *catchUp() {
      codes = grownTo(codes, slots.length);
      for (let slot = touched.pop(); slot !== undefined; slot = touched.pop()) {
        take(slot);
        if (touched.length % STRIDE === 0) yield;
      }
      while (next < slots.length) {
        codes = grownTo(codes, slots.length);
        take(next++);
        if (next % STRIDE === 0) yield;
      }
    },
    *sort() {
      const known = sorted.length + 1;
      if (known === values.length) return;
      const added = Uint32Array.from({ length: values.length - known }, (_, index) => known + index);
      // Presorted with plain comparison, which is quick, so that the slow locale comparison has little to do.
      if (typeof values[1] === 'string') {
        yield* sortSliced(added, (a, b) => ((values[a] as string) < (values[b] as string) ? -1 : 1));
      }
      yield* sortSliced(added, byCode);
      const merged = new Uint32Array(sorted.length + added.length);
      yield* mergeInto(merged, 0, sorted, added, byCode);
      const places = new Uint32Array(merged.length + 1);
      for (let place = 0; place < merged.length; place += 1) places[merged[place] as number] = place;
      sorted = merged;
      ranks = places;
    },
    passing(filter) {
      const passes = filterTest(column, filter);
      return Uint8Array.from(values, (value) => (passes(value) ? 1 : 0));
    },
  };
}
