import type { ReactNode } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { type Column, cellText, primaryOf, type TableRow } from '../engine/columns.ts';

interface DetailsProps<Row extends TableRow> {
  row: Row | undefined;
  columns: readonly Column<Row>[];
  /** What the department adds below the fields. */
  children: ReactNode;
  onClose: () => void;
}

/** Everything of one row, shown columns or not. */
export function Details<Row extends TableRow>({ row, columns, children, onClose }: DetailsProps<Row>) {
  const primary = primaryOf(columns);
  const title = row && primary ? cellText(primary, row) : '';
  return (
    <Modal open={row !== undefined} onClose={onClose} title={title || 'Details'}>
      {row?.problem && (
        <p className="notice problem">
          <strong>Needs attention.</strong> {row.problem.message}
        </p>
      )}
      {row?.pending && !row.problem && <p className="notice">Waiting to be sent.</p>}
      <dl className="definition">
        {row &&
          columns.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{(column.cell ? column.cell(row) : cellText(column, row)) || '–'}</dd>
            </div>
          ))}
      </dl>
      {children}
    </Modal>
  );
}
