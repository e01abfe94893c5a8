/** What is shown below the fields of an opened record that is no request: problems, Correct, its history. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { madeBy, type Row } from '../../../device/feed/index.ts';
import { History } from './history.tsx';
import { RowProblem } from './row-problem.tsx';

type EnteredRow = Pick<Row, 'id' | 'kind' | 'reference' | 'pending' | 'problem' | 'entryId' | 'history'>;

export function EnteredDetails({ row, children }: { row: EnteredRow; children?: ReactNode }) {
  return (
    <div className="request-details">
      <RowProblem row={row} />
      {children}
      <CorrectLink row={row} />
      <History row={row} />
    </div>
  );
}

/** Opens the record in its form; nothing for what a traveller sent, or what was refused as a whole. */
export function CorrectLink({
  row,
}: {
  row: Pick<Row, 'id' | 'kind' | 'reference' | 'pending' | 'problem'>;
}) {
  const { pathname, search } = useLocation();
  if (!madeBy(row) || (row.pending === 'new' && row.problem)) return null;
  const section = new URLSearchParams(search).get('section') ?? '';
  return (
    <p className="buttons">
      <Link
        className="button"
        to={`${pathname}?section=${section}&edit=${row.id}#form`}
        // The form lies below the dialog.
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        Correct <span className="visually-hidden">{row.reference}</span>
      </Link>
    </p>
  );
}
