/** Why an entry of a row was not accepted, and what can be done: choose between two versions, edit it, or give it up. */
import { Link, useLocation } from 'react-router-dom';
import type { Row } from '../../../device/feed/index.ts';
import { openDevice } from '../../../device/outbox/index.ts';
import { useOfficeDialogs } from '../frame/dialogs.tsx';
import { Conflict } from './conflict.tsx';

type Troubled = Pick<Row, 'problem' | 'pending' | 'entryId'>;

export function RowProblem({ row: { problem, pending, entryId } }: { row: Troubled }) {
  const { confirm } = useOfficeDialogs();
  const { pathname, search } = useLocation();
  if (!problem || !entryId) return null;
  if (problem.held) return <Conflict entryId={entryId} held={problem.held} message={problem.message} />;

  const section = new URLSearchParams(search).get('section') ?? '';
  const reasons = Object.values(problem.fields ?? {});
  const discard = async () => {
    if (await confirm('Discard this entry? The office did not accept it, and there is no other copy.')) {
      await openDevice().own.discard(entryId);
    }
  };
  return (
    <div className="notice problem" role="alert">
      <p>The office did not accept this. {problem.message}</p>
      {reasons.length > 0 && (
        <ul className="bullets">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="buttons">
        {pending === 'new' && (
          <Link className="button" to={`${pathname}?section=${section}&edit=${entryId}#form`}>
            Mend it
          </Link>
        )}
        <button type="button" className="button danger" onClick={() => void discard()}>
          Discard
        </button>
      </p>
    </div>
  );
}
