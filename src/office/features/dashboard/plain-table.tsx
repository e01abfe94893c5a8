import type { ReactNode } from 'react';
import { say } from '../../../words/say.ts';

export interface PlainColumn<Row> {
  label: string;
  /** Text or number of a row. */
  cell: (row: Row) => ReactNode;
  number?: boolean;
}

interface PlainTableProps<Row> {
  /** For screen readers: what the table is. */
  caption: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows become cards on a phone; those of more than four columns unless said otherwise. */
  many?: boolean;
  /** The last row, a cell for each column. */
  totals?: readonly string[];
}

/** A small read-only table. Its first column names the row. */
export function PlainTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  totals,
  many = columns.length > 4,
}: PlainTableProps<Row>) {
  const look = ({ number }: PlainColumn<Row>) => (number ? 'number' : undefined);
  return (
    <section
      className={many ? 'plain-table many' : 'plain-table'}
      aria-label={say('{caption}, table', { caption })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.label} className={look(column)} data-label={column.label}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row">
                    {totals[index]}
                  </th>
                ) : (
                  <td key={column.label} className={look(column)}>
                    {totals[index]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
