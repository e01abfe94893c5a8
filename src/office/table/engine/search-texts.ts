/**
 * Which rows have the words of a search. Each different value of a column has one searchable text, however many rows
 * have the value: a text for each row would take more memory than the rows themselves.
 */
import { type ColumnIndex, EMPTY_CODE } from './column-index.ts';
import type { CellValue, Column } from './columns.ts';
import { searchText } from './search.ts';

export interface SearchTexts {
  /** Adds the texts of new values in the columns. */
  catchUp: () => Generator<void, void>;
  /**
   * Returns a test of whether the row in a slot has every one of the words anywhere; valid until the next
   * `catchUp`.
   */
  finder: (words: readonly string[]) => (slot: number) => boolean;
}

/** The texts of one column. */
interface ColumnTexts {
  index: ColumnIndex;
  textOf: (value: CellValue) => string;
  /** Searchable texts by the value's code. */
  texts: string[];
}

/** Values that are handled between two yields. */
const STRIDE = 512;
/** States of a value's text for a word: not searched yet, contains it, or does not. */
const NOT_ASKED = 0;
const HAS_IT = 1;
const LACKS_IT = 2;

/** @param indexOf gives a column's index, made if there is none */
export function createSearchTexts<Row>(
  columns: readonly Column<Row>[],
  indexOf: (column: string) => ColumnIndex | undefined,
): SearchTexts {
  let searched: ColumnTexts[] | undefined;

  /** Opens the texts of all columns but moments, which have filters. */
  const open = (): ColumnTexts[] =>
    columns.flatMap((column) => {
      const index = column.kind === 'moment' ? undefined : indexOf(column.id);
      return index ? { index, textOf: (value: CellValue) => searchText(column, value), texts: [''] } : [];
    });

  return {
    *catchUp() {
      searched ??= open();
      for (const { index, textOf, texts } of searched) {
        yield* index.catchUp();
        while (texts.length < index.values.length) {
          texts.push(textOf(index.values[texts.length] as CellValue));
          if (texts.length % STRIDE === 0) yield;
        }
      }
    },
    finder(words) {
      const asked = words.map((word) => lookFor(word, searched ?? []));
      return (slot) => {
        for (const look of asked) if (!isThere(look, slot)) return false;
        return true;
      };
    },
  };
}

/** One word, with the results for it so far. Each list has one entry per column. */
interface Look {
  word: string;
  codes: Uint32Array[];
  texts: (readonly string[])[];
  known: Uint8Array[];
}

function lookFor(word: string, columns: readonly ColumnTexts[]): Look {
  const known = columns.map(({ texts }) => new Uint8Array(texts.length));
  for (const values of known) values[EMPTY_CODE] = LACKS_IT;
  return {
    word,
    codes: columns.map(({ index }) => index.codes()),
    texts: columns.map(({ texts }) => texts),
    known,
  };
}

/** Returns whether a row has the word. The text of each value is searched only once. */
function isThere({ word, codes, texts, known }: Look, slot: number): boolean {
  for (let column = 0; column < codes.length; column += 1) {
    const code = (codes[column] as Uint32Array)[slot] as number;
    const found = known[column] as Uint8Array;
    if (found[code] === NOT_ASKED)
      found[code] = ((texts[column] as string[])[code] as string).includes(word) ? HAS_IT : LACKS_IT;
    if (found[code] === HAS_IT) return true;
  }
  return false;
}
