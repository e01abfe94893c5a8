import { useCallback, useMemo } from 'react';
import type { Column, TableRow } from '../engine/columns.ts';
import { runToEnd, type TableEngine } from '../engine/table-engine.ts';

const NOT_WANTED: ReadonlyMap<string, readonly string[]> = new Map();

/**
 * The options of a column's filter: those the department named, or the values in the rows.
 * @param answered changes when the rows may have changed
 */
export function useFilterChoices<Row extends TableRow>(
  engine: TableEngine<Row>,
  columns: readonly Column<Row>[],
  wanted: boolean,
  answered: unknown,
): (column: Column<Row>) => readonly string[] {
  const found = useMemo(() => {
    if (!wanted) return NOT_WANTED;
    const choices = new Map<string, readonly string[]>();
    for (const column of columns) {
      if (column.kind !== 'choice') continue;
      const named = column.choices ?? runToEnd(engine.valuesOf(column.id)).map(String);
      choices.set(column.id, column.empty === undefined ? named : [...named, '']);
    }
    return choices;
  }, [engine, columns, wanted, answered]);
  return useCallback((column) => found.get(column.id) ?? [], [found]);
}
