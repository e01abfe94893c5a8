/**
 * Filters, searches and sorts all rows of a table. Pure: no screen, no clock. What takes long is a
 * generator that yields about every millisecond; `runToEnd` runs one to its end.
 *
 * Rows live in slots. Each column is indexed by value when it is first asked for (`column-index`),
 * each row's searchable text is built once; after that a question costs a walk over one array of
 * numbers, and a question that narrows the last one walks over the last answer only.
 */

import { type ColumnIndex, createColumnIndex, EMPTY } from './column-index.ts';
import type { Column, TableRow, Value } from './columns.ts';
import { type Filter, isEmptyFilter, isNarrower } from './filter.ts';
import { mergeInto, sortByRank, sortSliced } from './order.ts';
import { haystackOf, isNarrowerSearch, wordsOf } from './search.ts';

export interface Sort {
  id: string;
  desc: boolean;
}

export interface Query {
  search: string;
  /** By the column's id. */
  filters: Readonly<Record<string, Filter>>;
  /** The first counts most; rows that are equal in all of it stand in the order of their ids. */
  sort: readonly Sort[];
}

/** What passes, in order. */
export interface Result<Row> {
  slots: Uint32Array;
  /** Rows there are, whether they pass or not. */
  total: number;
  /** The row at a place of `slots`, as it is now; undefined once it is gone. */
  rowAt: (place: number) => Row | undefined;
}

export interface Engine<Row extends TableRow> {
  /** Takes a new list of rows; what is the same object as before costs next to nothing. */
  update: (rows: readonly Row[]) => Generator<void, void>;
  /** Builds what `query` needs. */
  prepare: (query: Query) => Generator<void, void>;
  /** Answers. To be prepared for since the last update. */
  query: (query: Query) => Result<Row>;
  /** Builds what questions to come may need. */
  warm: () => Generator<void, void>;
  find: (id: string) => Row | undefined;
  /** Different values of a column that was prepared, in order, without the empty one. */
  valuesOf: (id: string) => Generator<void, Value[]>;
}

export function runToEnd<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A filter on a column: by the code of its value. */
interface Test {
  codes: Uint32Array;
  passing: Uint8Array;
}

interface Answer {
  /** The question as a text. */
  key: string;
  query: Query;
  words: string[];
  slots: Uint32Array;
}

/** Steps between two yields. */
const STRIDE = 512;
/** Answers that later questions may begin from. */
const REMEMBERED = 16;

export function createEngine<Row extends TableRow>(columns: readonly Column<Row>[]): Engine<Row> {
  let slots: (Row | undefined)[] = [];
  let slotOf = new Map<string, number>();
  let last: readonly Row[] = [];
  /** Slots that hold no row any more. */
  let gone = 0;
  let indexes = new Map<string, ColumnIndex>();
  let haystacks: (string | undefined)[] = [];
  /** Slots before it have their haystack, or none where they were touched. */
  let searchable = 0;
  let touched: number[] = [];
  /** Live slots in the order of ids, and those to be put in. */
  let base: Uint32Array = new Uint32Array(0);
  let added: number[] = [];
  let holes = false;
  let ordered: { key: string; slots: Uint32Array } | undefined;
  /** The latest first; all of the rows as they are now. */
  let answers: Answer[] = [];

  const forget = () => {
    slots = [];
    slotOf = new Map();
    last = [];
    gone = 0;
    indexes = new Map();
    haystacks = [];
    searchable = 0;
    touched = [];
    base = new Uint32Array(0);
    added = [];
    holes = false;
  };
  const put = (row: Row) => {
    const known = slotOf.get(row.id);
    const slot = known ?? slots.length;
    if (known === undefined) {
      slotOf.set(row.id, slot);
      added.push(slot);
    } else if (slots[slot] === row) return;
    slots[slot] = row;
    for (const index of indexes.values()) index.touch(slot);
    if (slot < searchable) touched.push(slot);
  };
  const remove = (id: string) => {
    const slot = slotOf.get(id);
    if (slot === undefined) return;
    slotOf.delete(id);
    slots[slot] = undefined;
    haystacks[slot] = undefined;
    gone += 1;
    holes = true;
  };
  const indexOf = (id: string): ColumnIndex | undefined => {
    const known = indexes.get(id);
    const column = columns.find((column) => column.id === id);
    if (known || !column) return known;
    const index = createColumnIndex(column, slots);
    indexes.set(id, index);
    return index;
  };

  function* arrange(): Generator<void, void> {
    const id = (slot: number) => (slots[slot] as Row).id;
    const byId = (a: number, b: number) => (id(a) < id(b) ? -1 : 1);
    if (holes) {
      base = base.filter((slot) => slots[slot] !== undefined);
      added = added.filter((slot) => slots[slot] !== undefined);
      holes = false;
    }
    if (added.length === 0) return;
    const fresh = yield* sortSliced(Uint32Array.from(added), byId);
    const merged = new Uint32Array(base.length + fresh.length);
    yield* mergeInto(merged, 0, base, fresh, byId);
    base = merged;
    added = [];
  }

  function* buildHaystacks(): Generator<void, void> {
    for (let slot = touched.pop(); slot !== undefined; slot = touched.pop()) {
      const row = slots[slot];
      haystacks[slot] = row && haystackOf(columns, row);
      if (touched.length % STRIDE === 0) yield;
    }
    while (searchable < slots.length) {
      const row = slots[searchable];
      haystacks[searchable++] = row && haystackOf(columns, row);
      if (searchable % STRIDE === 0) yield;
    }
  }

  const inOrder = (sort: readonly Sort[]): Uint32Array => {
    const key = JSON.stringify(sort);
    if (ordered?.key === key) return ordered.slots;
    let result = base;
    for (const { id, desc } of sort.toReversed()) {
      const index = indexOf(id);
      if (!index) continue;
      const [codes, ranks, size] = [index.codes(), index.ranks(), index.values.length];
      const most = columns.find((column) => column.id === id)?.emptyIsMost;
      // Ranks of values are 0 to size - 2; the empty one stands after or, where it is most, before them.
      const empty = desc && most ? 0 : size - 1;
      const greatest = desc && most ? size - 1 : size - 2;
      result = sortByRank(result, size, (slot) => {
        const code = codes[slot] as number;
        if (code === EMPTY) return empty;
        return desc ? greatest - (ranks[code] as number) : (ranks[code] as number);
      });
    }
    ordered = { key, slots: result };
    return result;
  };

  const passes = (slot: number, tests: readonly Test[], words: readonly string[]): boolean => {
    for (const { codes, passing } of tests) if (!passing[codes[slot] as number]) return false;
    if (words.length === 0) return true;
    const haystack = haystacks[slot] ?? '';
    for (const word of words) if (!haystack.includes(word)) return false;
    return true;
  };

  const narrows = (query: Query, words: readonly string[], before: Answer): boolean =>
    JSON.stringify(query.sort) === JSON.stringify(before.query.sort) &&
    isNarrowerSearch(words, before.words) &&
    Object.entries(before.query.filters).every(([id, filter]) => isNarrower(query.filters[id], filter));

  return {
    *update(rows) {
      if (rows === last) return;
      ordered = undefined;
      answers = [];
      if (gone > 1_000 && gone > slotOf.size) forget();
      const before = last;
      const missing = new Set<string>();
      // Most places hold the object that they held: only the others are looked at by id.
      for (let place = 0; place < before.length; place += 1) {
        const row = before[place] as Row;
        if (row !== rows[place]) missing.add(row.id);
        if (place % 8_192 === 8_191) yield;
      }
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] as Row;
        if (row === before[place]) continue;
        missing.delete(row.id);
        put(row);
        if (place % 1_024 === 1_023) yield;
      }
      for (const id of missing) remove(id);
      last = rows;
    },

    *prepare(query) {
      yield* arrange();
      if (wordsOf(query.search).length > 0) yield* buildHaystacks();
      const filtered = Object.entries(query.filters).filter(([, filter]) => !isEmptyFilter(filter));
      for (const [id] of filtered) {
        const index = indexOf(id);
        if (index) yield* index.catchUp();
      }
      for (const { id } of query.sort) {
        const index = indexOf(id);
        if (!index) continue;
        yield* index.catchUp();
        yield* index.sort();
      }
    },

    query(query) {
      const words = wordsOf(query.search);
      const key = JSON.stringify([words, query.filters, query.sort]);
      const held = slots;
      const result = (found: Uint32Array): Result<Row> => ({
        slots: found,
        total: slotOf.size,
        rowAt: (place) => held[found[place] as number],
      });
      const same = answers.find((before) => before.key === key);
      if (same) return result(same.slots);
      let candidates = inOrder(query.sort);
      // What fits now is among what fitted a wider question: typing narrows, deleting comes back to where it was.
      for (const before of answers) {
        if (before.slots.length < candidates.length && narrows(query, words, before))
          candidates = before.slots;
      }
      const tests: Test[] = [];
      for (const [id, filter] of Object.entries(query.filters)) {
        const index = isEmptyFilter(filter) ? undefined : indexOf(id);
        if (index) tests.push({ codes: index.codes(), passing: index.passing(filter) });
      }
      let found = candidates;
      if (tests.length > 0 || words.length > 0) {
        const fitting = new Uint32Array(candidates.length);
        let count = 0;
        for (let place = 0; place < candidates.length; place += 1) {
          const slot = candidates[place] as number;
          if (passes(slot, tests, words)) fitting[count++] = slot;
        }
        found = fitting.slice(0, count);
      }
      answers = [{ key, query, words, slots: found }, ...answers.slice(0, REMEMBERED - 1)];
      return result(found);
    },

    *warm() {
      yield* buildHaystacks();
      for (const { id } of columns) {
        const index = indexOf(id);
        if (!index) continue;
        yield* index.catchUp();
        yield* index.sort();
      }
    },

    find: (id) => slots[slotOf.get(id) ?? -1],
    *valuesOf(id) {
      const index = indexOf(id);
      if (!index) return [];
      yield* index.catchUp();
      yield* index.sort();
      const ranks = index.ranks();
      const inPlace: Value[] = [];
      for (let code = 1; code < index.values.length; code += 1) {
        inPlace[ranks[code] as number] = index.values[code] as Value;
      }
      return inPlace;
    },
  };
}
