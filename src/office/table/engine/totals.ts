/** The totals line: each column summed up over all rows that pass. */

import { say } from '../../../words/say.ts';
import { type Column, formatValue, type TableRow } from './columns.ts';
import type { ShownRows } from './shown-rows.ts';

/** Totals in words, by the column's id: "$12,400", "4.2 avg", "1,204 filled in". */
export function columnTotals<Row extends Pick<TableRow, 'voided'>>(
  columns: readonly Column<Row>[],
  shown: ShownRows<Row>,
): Map<string, string> {
  const totals = new Map<string, string>();
  for (const column of columns) {
    if (!column.total) continue;
    let [sum, filled] = [0, 0];
    for (let place = 0; place < shown.count; place += 1) {
      const row = shown.rowAt(place);
      const value = row === undefined || row.voided ? null : column.value(row);
      if (value === null || value === '') continue;
      filled += 1;
      if (typeof value === 'number') sum += value;
    }
    totals.set(column.id, inWords(column, sum, filled));
  }
  return totals;
}

function inWords<Row>(column: Column<Row>, sum: number, filled: number): string {
  if (column.total === 'count') return say('{filled} filled in', { filled });
  if (column.total === 'sum') return formatValue(column, sum);
  return filled === 0 ? '' : say('{value} avg', { value: formatValue(column, sum / filled) });
}
