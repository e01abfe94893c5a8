/** The searchable text of each row, built once and again when the row changes. */
import type { Column } from './columns.ts';
import { haystackOf } from './search.ts';

export interface SearchTexts {
  /** The row at this slot is new or another now. */
  touch: (slot: number) => void;
  /** The row at this slot is gone. */
  drop: (slot: number) => void;
  /** Takes up what was touched. */
  catchUp: () => Generator<void, void>;
  /** True when the row has every one of the words, anywhere. */
  hasAll: (slot: number, words: readonly string[]) => boolean;
}

/** Rows between two yields. */
const STRIDE = 512;

export function createSearchTexts<Row>(
  columns: readonly Column<Row>[],
  slots: readonly (Row | undefined)[],
): SearchTexts {
  const texts: (string | undefined)[] = [];
  /** Slots before it have their text, or none where they were touched. */
  let next = 0;
  const touched: number[] = [];

  const build = (slot: number) => {
    const row = slots[slot];
    texts[slot] = row && haystackOf(columns, row);
  };

  return {
    touch(slot) {
      if (slot < next) touched.push(slot);
    },
    drop(slot) {
      texts[slot] = undefined;
    },
    *catchUp() {
      for (let slot = touched.pop(); slot !== undefined; slot = touched.pop()) {
        build(slot);
        if (touched.length % STRIDE === 0) yield;
      }
      while (next < slots.length) {
        build(next++);
        if (next % STRIDE === 0) yield;
      }
    },
    hasAll(slot, words) {
      const text = texts[slot] ?? '';
      for (const word of words) if (!text.includes(word)) return false;
      return true;
    },
  };
}
