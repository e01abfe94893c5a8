/** What is shown below the fields of an opened record that is no request: Correct, its timeline. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { madeBy, type Row } from '../../../device/feed/index.ts';
import type { Happened } from './timeline.ts';
import { Timeline } from './timeline.tsx';

export function EnteredDetails({
  row,
  children,
}: {
  row: Happened & Pick<Row, 'pending' | 'problem'>;
  children?: ReactNode;
}) {
  return (
    <div className="request-details">
      {children}
      <CorrectLink row={row} />
      <Timeline row={row} />
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
