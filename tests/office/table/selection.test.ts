/** Rows that a person selects, without a screen. */
import { describe, expect, it } from 'vitest';
import {
  extendSelection,
  type Selection,
  selectAll,
  toggleRow,
} from '../../../src/office/table/engine/selection.ts';
import type { ShownRows } from '../../../src/office/table/engine/shown-rows.ts';

const rows = Array.from({ length: 10 }, (_, place) => ({ id: `r${place}` }));
const shownOf = (list: readonly { id: string }[]): ShownRows<{ id: string }> => ({
  count: list.length,
  total: list.length,
  settled: true,
  rowAt: (place) => list[place],
});
const shown = shownOf(rows);
const nothing: Selection<{ id: string }> = { rows: new Map(), anchor: null };
const ids = (selection: Selection<{ id: string }>) => [...selection.rows.keys()].sort();
const at = (place: number) => rows[place] as { id: string };

describe('Selected rows', () => {
  it('are added and taken out one by one', () => {
    const two = toggleRow(toggleRow(nothing, at(1)), at(4));
    expect(ids(two)).toEqual(['r1', 'r4']);
    expect(ids(toggleRow(two, at(1)))).toEqual(['r4']);
  });

  it('are a range from the last one that was added, which grows, shrinks and turns', () => {
    const one = toggleRow(nothing, at(4));
    const down = extendSelection(one, shown, 0, 6);
    expect(ids(down)).toEqual(['r4', 'r5', 'r6']);
    expect(ids(extendSelection(down, shown, 0, 5))).toEqual(['r4', 'r5']);
    expect(ids(extendSelection(down, shown, 0, 3))).toEqual(['r3', 'r4']);
  });

  it('begin where the keyboard is when nothing was added before', () => {
    const first = extendSelection(nothing, shown, 2, 3);
    expect(ids(first)).toEqual(['r2', 'r3']);
    expect(ids(extendSelection(first, shown, 3, 4))).toEqual(['r2', 'r3', 'r4']);
  });

  it('keep what was selected before the range', () => {
    const one = toggleRow(toggleRow(nothing, at(0)), at(7));
    expect(ids(extendSelection(one, shown, 7, 8))).toEqual(['r0', 'r7', 'r8']);
  });

  it('have their range still when rows have arrived above', () => {
    const one = toggleRow(nothing, at(4));
    const later = shownOf([{ id: 'new' }, ...rows]);
    expect(ids(extendSelection(one, later, 0, 6))).toEqual(['r4', 'r5']);
  });

  it('are all that pass, and the objects as they were then', () => {
    const all = selectAll(shown);
    expect(all.rows.size).toBe(10);
    expect(all.rows.get('r3')).toBe(at(3));
  });
});
