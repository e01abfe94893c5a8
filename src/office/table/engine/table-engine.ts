/**
 * Filters, searches and sorts all rows of a table. Pure: no screen, no clock. Long work is a generator that
 * yields about every millisecond; `runToEnd` runs one to its end.
 *
 * Rows live in slots (`indexed-rows`). Each column is indexed by value when it is first needed
 * (`column-index`), and so are the searchable texts (`search-texts`). After that a query walks over one array
 * of numbers, and a query that narrows an earlier one only walks over that answer (`query`).
 */
import { EMPTY_CODE } from './column-index.ts';
import type { CellValue, Column, TableRow } from './columns.ts';
import { isEmptyFilter } from './filter.ts';
import { createIndexedRows, type IndexedRows } from './indexed-rows.ts';
import { createQueryCache, type Query, type Sort } from './query.ts';
import { searchWords } from './search.ts';
import { sortByRank } from './sort.ts';

/** Slots of the rows that match, in order. */
export interface QueryResult<Row> {
  slots: Uint32Array;
  /** Number of all rows, whether they match or not. */
  total: number;
  /** Returns the present row at a place of `slots`; undefined once it is gone. */
  rowAt: (place: number) => Row | undefined;
}

export interface TableEngine<Row extends TableRow> {
  /** Takes a new list of rows; unchanged objects cost next to nothing. */
  update: (rows: readonly Row[]) => Generator<void, void>;
  /** Builds what `query` needs. */
  prepare: (query: Query) => Generator<void, void>;
  /** Answers a query, which must have been prepared since the last update. */
  query: (query: Query) => QueryResult<Row>;
  /** Builds indexes that later queries may need. */
  warm: () => Generator<void, void>;
  find: (id: string) => Row | undefined;
  /** Returns the distinct values of a prepared column, in order, without the empty one. */
  valuesOf: (id: string) => Generator<void, CellValue[]>;
}

export function runToEnd<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Number of empty slots above which they are removed, once they outnumber the used ones. */
const GONE = 1_000;

export function createTableEngine<Row extends TableRow>(columns: readonly Column<Row>[]): TableEngine<Row> {
  let held = createIndexedRows(columns);
  let last: readonly Row[] = [];
  let ordered: { key: string; slots: Uint32Array } | undefined;
  const answers = createQueryCache();

  function inOrder(sort: readonly Sort[]): Uint32Array {
    const key = JSON.stringify(sort);
    if (ordered?.key !== key) ordered = { key, slots: sortedSlots(held, columns, sort) };
    return ordered.slots;
  }

  function* sortedIndex(id: string) {
    const index = held.indexOf(id);
    if (!index) return undefined;
    yield* index.catchUp();
    yield* index.sort();
    return index;
  }

  return {
    *update(rows) {
      if (rows === last) return;
      ordered = undefined;
      answers.clear();
      if (held.gone() > GONE && held.gone() > held.count()) {
        held = createIndexedRows(columns);
        last = [];
      }
      const before = last;
      const missing = new Set<string>();
      // Most positions hold the same object as before; only the others are looked up by id.
      for (let place = 0; place < before.length; place += 1) {
        const row = before[place] as Row;
        if (row !== rows[place]) missing.add(row.id);
        if (place % 8_192 === 8_191) yield;
      }
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] as Row;
        if (row === before[place]) continue;
        missing.delete(row.id);
        held.put(row);
        if (place % 1_024 === 1_023) yield;
      }
      for (const id of missing) held.remove(id);
      last = rows;
    },

    *prepare(query) {
      yield* held.arrange();
      if (searchWords(query.search).length > 0) yield* held.texts.catchUp();
      const filtered = Object.entries(query.filters).filter(([, filter]) => !isEmptyFilter(filter));
      for (const [id] of filtered) {
        const index = held.indexOf(id);
        if (index) yield* index.catchUp();
      }
      for (const { id } of query.sort) yield* sortedIndex(id);
    },

    query(query) {
      const { slots } = held;
      const total = held.count();
      const result = (found: Uint32Array): QueryResult<Row> => ({
        slots: found,
        total,
        rowAt: (place) => slots[found[place] as number],
      });
      const same = answers.same(query);
      if (same) return result(same);
      const found = fitting(held, query, answers.narrowest(query, inOrder(query.sort)));
      answers.remember(query, found);
      return result(found);
    },

    *warm() {
      yield* held.texts.catchUp();
      for (const { id } of columns) yield* sortedIndex(id);
    },

    find: (id) => held.find(id),
    *valuesOf(id) {
      const index = yield* sortedIndex(id);
      if (!index) return [];
      const ranks = index.ranks();
      const inPlace: CellValue[] = [];
      for (let code = 1; code < index.values.length; code += 1) {
        inPlace[ranks[code] as number] = index.values[code] as CellValue;
      }
      return inPlace;
    },
  };
}

/** Returns all slots in order. Sorts by the last column of `sort` first, because each pass is stable. */
function sortedSlots<Row>(
  held: IndexedRows<Row>,
  columns: readonly Column<Row>[],
  sort: readonly Sort[],
): Uint32Array {
  let result = held.inOrderOfIds();
  for (const { id, desc } of sort.slice().reverse()) {
    const index = held.indexOf(id);
    if (!index) continue;
    const [codes, ranks, size] = [index.codes(), index.ranks(), index.values.length];
    const most = columns.find((column) => column.id === id)?.emptyIsMost;
    // Ranks of values are 0 to size - 2. The empty value comes after them, or before them where it counts as
    // the greatest and the order is descending.
    const empty = desc && most ? 0 : size - 1;
    const greatest = desc && most ? size - 1 : size - 2;
    result = sortByRank(result, size, (slot) => {
      const code = codes[slot] as number;
      if (code === EMPTY_CODE) return empty;
      return desc ? greatest - (ranks[code] as number) : (ranks[code] as number);
    });
  }
  return result;
}

/** Returns the candidates that pass all filters and contain all words, in their order. */
function fitting<Row>(held: IndexedRows<Row>, query: Query, candidates: Uint32Array): Uint32Array {
  const words = searchWords(query.search);
  const tests: { codes: Uint32Array; passing: Uint8Array }[] = [];
  for (const [id, filter] of Object.entries(query.filters)) {
    const index = isEmptyFilter(filter) ? undefined : held.indexOf(id);
    if (index) tests.push({ codes: index.codes(), passing: index.passing(filter) });
  }
  if (tests.length === 0 && words.length === 0) return candidates;
  const hasAll = words.length === 0 ? undefined : held.texts.finder(words);
  const passes = (slot: number): boolean => {
    for (const { codes, passing } of tests) if (!passing[codes[slot] as number]) return false;
    return !hasAll || hasAll(slot);
  };
  const found = new Uint32Array(candidates.length);
  let count = 0;
  for (let place = 0; place < candidates.length; place += 1) {
    const slot = candidates[place] as number;
    if (passes(slot)) found[count++] = slot;
  }
  return found.slice(0, count);
}
