import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { referenceOf } from '../../../contract/values/reference.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions, useRecords } from '../../../device/records/index.ts';
import { entryKinds } from '../../../kinds/entry-kinds.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { showWithFocus } from '../../records/entry/entry-from-url.tsx';
import { StaffEntryForm } from '../../records/entry/staff-entry-form.tsx';
import { recordUrl } from '../../records/list/record-url.ts';
import { isMadeOf, tourOfPlan } from './tour-of-plan.ts';

/** The form of a tour booking, begun with what a guest's trip plan says. @param plan id of its record */
export function TourFromPlan({ plan }: { plan: string }) {
  const { rows, state } = useRecords('tripPlan');
  const row = rows.find(({ id }) => id === plan);
  if (row) return <FormOfPlan row={row} />;
  if (state === 'loading') return <p className="label">{say('Opening …')}</p>;
  return <StaffEntryForm maker="addedTour" />;
}

function FormOfPlan({ row }: { row: Row<'tripPlan'> }) {
  const navigate = useNavigate();
  const role = useSession().session?.account.role ?? '';
  const before = useRecords('tour').rows.find((tour) => !tour.voided && isMadeOf(tour, row.reference));
  /** Id of the booking once it is saved. */
  const saved = useRef('');

  /** The contact may be another one than that of the plan: so it is said whose booking it is. */
  function link(id: string): void {
    saved.current = id;
    void staffActions().linkGuests({ record: row.id, kind: row.kind }, { record: id, kind: 'tour' }, true);
  }
  const open = () => {
    const reference = referenceOf(entryKinds.addedTour.prefix, saved.current);
    navigate(recordUrl('tour', reference, role) ?? '');
  };
  return (
    <div ref={showWithFocus}>
      <p className="notice">
        <span>
          {say('From trip plan {reference} of {name}: add the guide, check the rest, and save.', row)}
        </span>{' '}
        {before && before.id !== saved.current && (
          <Link to={recordUrl('tour', before.reference, role) ?? ''}>
            {say('It became {reference} before.', before)}
          </Link>
        )}
      </p>
      <StaffEntryForm
        maker="addedTour"
        opening={tourOfPlan(row)}
        draftPart={row.id}
        onStored={link}
        onDone={open}
      />
    </div>
  );
}
