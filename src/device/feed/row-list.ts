/** Rows by id and as a list, in no promised order. What stays the same keeps its object. */
import { isSameRow, type Row } from './rows.ts';

export function createRowList() {
  let rows: Row[] = [];
  let places = new Map<string, number>();
  let version = 0;

  return {
    /** Counts the changes. */
    version: () => version,
    size: () => rows.length,
    /** A list of its own. */
    list: () => [...rows],
    get(id: string): Row | undefined {
      const place = places.get(id);
      return place === undefined ? undefined : rows[place];
    },

    /** Puts a row in place of the one with its id, or takes that one out. */
    put(id: string, row: Row | undefined): void {
      const place = places.get(id);
      const known = place === undefined ? undefined : rows[place];
      if (place === undefined || !known) {
        if (!row) return;
        places.set(id, rows.push(row) - 1);
      } else if (row) {
        if (isSameRow(known, row)) return;
        rows[place] = row;
      } else {
        // The last one moves up: the list has no order to keep.
        const last = rows.pop() as Row;
        places.delete(id);
        if (last !== known) {
          rows[place] = last;
          places.set(last.id, place);
        }
      }
      version += 1;
    },

    clear(): void {
      rows = [];
      places = new Map();
      version += 1;
    },
  };
}
