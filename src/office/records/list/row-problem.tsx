/**
 * Reason why an entry of a row was not accepted, and what can be done: choose between two versions, edit it, or give it
 * up.
 */

import { openDevice } from '../../../device/outbox/index.ts';
import { type Row, staffEntryKindOf } from '../../../device/records/index.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { entryForms } from '../../kinds/list.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { ConflictNotice } from '../change/conflict-notice.tsx';
import { closeDialogAround, useFormUrl } from '../entry/form-sections.ts';
import { subjectLabel } from './record-labels.ts';

type Troubled = Pick<Row, 'kind' | 'reference' | 'problem' | 'pending' | 'entryId'>;

export function RowProblem({ row }: { row: Troubled }) {
  const { problem, pending, entryId } = row;
  const { confirm } = useOfficeDialogs();
  const maker = staffEntryKindOf(row);
  const form = useFormUrl(maker, entryId ?? '');
  if (!problem || !entryId) return null;
  if (problem.held) return <ConflictNotice entryId={entryId} held={problem.held} message={problem.message} />;

  const isFixed = maker && entryForms[maker].isFixed;
  const reasons = Object.values(problem.fields ?? {});
  const discard = async () => {
    const name = subjectLabel(row) || row.reference;
    const question =
      pending === 'new'
        ? say('Delete the entry for {name}? The office did not accept it, and there is no other copy.', {
            name,
          })
        : say('Delete the change for {name}? The office did not accept it, and there is no other copy.', {
            name,
          });
    const labels = { yes: say('Delete'), no: say('Do not delete') };
    if (await confirm(question, { labels })) await openDevice().own.discard(entryId);
  };
  return (
    <div className="notice problem" role="alert">
      <p>{say('The office did not accept this. {reason}', { reason: sayKnown(problem.message) })}</p>
      {reasons.length > 0 && (
        <ul className="bullets">
          {reasons.map((reason) => (
            <li key={reason}>{sayKnown(reason)}</li>
          ))}
        </ul>
      )}
      <p className="buttons">
        {pending === 'new' && form && !isFixed && (
          <Link className="button" to={form} onClick={closeDialogAround}>
            {say('Put it right')}
          </Link>
        )}
        <button type="button" className="button danger" onClick={() => void discard()}>
          {say('Discard')}
        </button>
      </p>
    </div>
  );
}
