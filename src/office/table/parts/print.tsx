import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Column, cellText, isNumeric } from '../engine/columns.ts';
import { formatMoment, formatNumber } from '../engine/format.ts';
import { countInWords } from './count.tsx';
import './paper.css';
import type { ShownRows } from '../engine/shown-rows.ts';

/** Most rows that are printed: about thirty pages. */
const MOST = 1_000;

interface PaperProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  shown: ShownRows<Row>;
  totals: ReadonlyMap<string, string>;
}

/** All rows that pass, as a plain table that exists only while the page is printed. */
export function Paper<Row extends { id: string }>({ label, columns, shown, totals }: PaperProps<Row>) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return null;
  const places = Array.from({ length: Math.min(shown.count, MOST) }, (_, place) => place);
  return (
    <div className="table-paper">
      <p>
        {label}: {countInWords(shown)}, {formatMoment(new Date().toISOString())}
      </p>
      {shown.count > MOST && (
        <p>
          Printed are the first {formatNumber(MOST)}. Filter the table to print others, or save it as a file.
        </p>
      )}
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const row = shown.rowAt(place);
            return (
              row && (
                <tr key={row.id}>
                  {columns.map((column) => (
                    <td key={column.id} className={isNumeric(column.kind) ? 'number' : undefined}>
                      {cellText(column, row)}
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
        {totals.size > 0 && (
          <tbody>
            <tr>
              {columns.map(({ id }) => (
                <td key={id}>{totals.get(id)}</td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}
