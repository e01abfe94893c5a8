import { usePrinting } from '../../../ui/use-printing.ts';
import { officeNow } from '../../time/office-clock.ts';
import { type Column, cellText, isNumeric, type TableRow } from '../engine/columns.ts';
import { formatMoment } from '../engine/format.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import { formatRowCount } from './row-count.tsx';
import './print.css';
import { say, sayWith } from '../../../words/say.ts';
import { choosePrintColumns, type PrintColumns } from './print-columns.ts';

/** Most rows that are printed: about forty pages. */
const MOST = 1_000;

interface PaperProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  shown: ShownRows<Row>;
  totals: ReadonlyMap<string, string>;
}

/** All rows that pass, as a plain table that exists only while the page is printed. */
export function PrintedTable<Row extends TableRow>(props: PaperProps<Row>) {
  return usePrinting() && <Sheet {...props} />;
}

function Sheet<Row extends TableRow>({ label, columns, shown, totals }: PaperProps<Row>) {
  const rows = Array.from({ length: Math.min(shown.count, MOST) }, (_, place) => shown.rowAt(place)).filter(
    (row) => row !== undefined,
  );
  const { across, below, left, widthOf } = choosePrintColumns(columns, rows);
  const sum = across.reduce((all, column) => all + widthOf(column), 0);
  return (
    <div className="table-paper">
      <p>
        {say('{label}: {value}', {
          label,
          value: `${formatRowCount(shown)}, ${formatMoment(officeNow().toISOString())}`,
        })}
      </p>
      {shown.count > MOST && (
        <p>
          {say(
            'Only the first {count} rows are printed. Filter the table to print others, or save it as a file.',
            {
              count: MOST,
            },
          )}
        </p>
      )}
      {left.length > 0 && (
        <p>
          {say('No room on the page for: {columns}. Hide other columns to print them.', {
            columns: left.map(({ header }) => header).join(', '),
          })}
        </p>
      )}
      <table>
        <colgroup>
          {across.map((column) => (
            <col key={column.id} style={{ width: `${(widthOf(column) / sum) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {across.map(({ id, kind, header }) => (
              <th key={id} scope="col" className={isNumeric(kind) ? 'number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <PaperRow key={row.id} row={row} across={across} below={below} />
        ))}
        {totals.size > 0 && <PaperTotals across={across} below={below} totals={totals} />}
      </table>
    </div>
  );
}

type Split<Row> = Pick<PrintColumns<Row>, 'across' | 'below'>;

function PaperRow<Row extends TableRow>({ row, across, below }: Split<Row> & { row: Row }) {
  const more = below.filter((column) => {
    const value = column.value(row);
    return value !== null && value !== '';
  });
  return (
    <tbody className="table-paper-row">
      <tr>
        {across.map((column, place) => (
          <td key={column.id} className={isNumeric(column.kind) ? 'number' : undefined}>
            {cellText(column, row)}
            {place === 0 && row.voided && <b> ({say('voided')})</b>}
          </td>
        ))}
      </tr>
      {more.length > 0 && (
        <tr>
          <td colSpan={across.length}>
            {more.map((column) => (
              <span key={column.id}>
                {sayWith('{label}: {value}', {
                  label: <b key="label">{column.header}</b>,
                  value: <bdi key="value">{cellText(column, row)}</bdi>,
                })}{' '}
              </span>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function PaperTotals<Row>({ across, below, totals }: Split<Row> & Pick<PaperProps<Row>, 'totals'>) {
  const more = below.filter(({ id }) => totals.has(id));
  return (
    <tbody className="table-paper-totals">
      <tr>
        {across.map(({ id, kind }) => (
          <td key={id} className={isNumeric(kind) ? 'number' : undefined}>
            {totals.get(id)}
          </td>
        ))}
      </tr>
      {more.length > 0 && (
        <tr>
          <td colSpan={across.length}>
            {more.map(({ id, header }) => `${header}: ${totals.get(id)}`).join(' ')}
          </td>
        </tr>
      )}
    </tbody>
  );
}
