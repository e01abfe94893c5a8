/** Rows in slots, by which every index counts: their columns by value, their texts, and the order of their ids. */
import { type ColumnIndex, createColumnIndex } from './column-index.ts';
import type { Column, TableRow } from './columns.ts';
import { createSearchTexts, type SearchTexts } from './search-texts.ts';
import { mergeInto, sortSliced } from './sort.ts';

export interface IndexedRows<Row> {
  /** The row of each slot, as it is now; undefined once it is gone. */
  slots: readonly (Row | undefined)[];
  /** Rows there are. */
  count: () => number;
  /** Slots that hold no row any more. */
  gone: () => number;
  find: (id: string) => Row | undefined;
  put: (row: Row) => void;
  remove: (id: string) => void;
  /** Brings `inOrderOfIds` up to date. */
  arrange: () => Generator<void, void>;
  /** Live slots in the order of their ids, as of the last `arrange`. */
  inOrderOfIds: () => Uint32Array;
  /** Made when it is first asked for; undefined when there is no such column. */
  indexOf: (column: string) => ColumnIndex | undefined;
  texts: SearchTexts;
}

export function createIndexedRows<Row extends TableRow>(columns: readonly Column<Row>[]): IndexedRows<Row> {
  const slots: (Row | undefined)[] = [];
  const slotOf = new Map<string, number>();
  const indexes = new Map<string, ColumnIndex>();
  const texts = createSearchTexts(columns, indexOf);
  let gone = 0;
  let arranged: Uint32Array = new Uint32Array(0);
  /** Slots that are not arranged yet. */
  let added: number[] = [];
  /** Rows went away since the last time. */
  let holes = false;

  function indexOf(id: string): ColumnIndex | undefined {
    const known = indexes.get(id);
    const column = columns.find((column) => column.id === id);
    if (known || !column) return known;
    const index = createColumnIndex(column, slots);
    indexes.set(id, index);
    return index;
  }

  return {
    slots,
    count: () => slotOf.size,
    gone: () => gone,
    find: (id) => slots[slotOf.get(id) ?? -1],
    put(row) {
      const known = slotOf.get(row.id);
      const slot = known ?? slots.length;
      if (known === undefined) {
        slotOf.set(row.id, slot);
        added.push(slot);
      } else if (slots[slot] === row) return;
      slots[slot] = row;
      for (const index of indexes.values()) index.touch(slot);
    },
    remove(id) {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      slotOf.delete(id);
      slots[slot] = undefined;
      gone += 1;
      holes = true;
    },
    *arrange() {
      const id = (slot: number) => (slots[slot] as Row).id;
      const byId = (a: number, b: number) => (id(a) < id(b) ? -1 : 1);
      if (holes) {
        arranged = arranged.filter((slot) => slots[slot] !== undefined);
        added = added.filter((slot) => slots[slot] !== undefined);
        holes = false;
      }
      if (added.length === 0) return;
      const fresh = yield* sortSliced(Uint32Array.from(added), byId);
      const merged = new Uint32Array(arranged.length + fresh.length);
      yield* mergeInto(merged, 0, arranged, fresh, byId);
      arranged = merged;
      added = [];
    },
    inOrderOfIds: () => arranged,
    indexOf,
    texts,
  };
}
