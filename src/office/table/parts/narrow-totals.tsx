import { say } from '../../../words/say.ts';
import type { Column } from '../engine/columns.ts';

interface NarrowTotalsProps<Row> {
  columns: readonly Column<Row>[];
  /** In words, by the column's id. */
  totals: ReadonlyMap<string, string>;
}

/** Shown below the table, or above the cards on a phone. */
export function NarrowTotals<Row>({ columns, totals }: NarrowTotalsProps<Row>) {
  if (totals.size === 0) return null;
  return (
    <dl className="table-pairs">
      {columns
        .filter(({ id }) => totals.has(id))
        .map(({ id, header }) => (
          <div key={id}>
            <dt>{say('{column}, total', { column: header })}</dt>
            <dd>{totals.get(id)}</dd>
          </div>
        ))}
    </dl>
  );
}
