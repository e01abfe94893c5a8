/** Rows by id and as a list, in no promised order. Unchanged rows keep their object. */
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

    /** Replaces the row with this id, or removes it. */
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
        // The last row fills the gap, because the list has no order.
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
