/** The table of stay bookings with its delete action (docs/contract.md#departments). */
import { useState } from 'react';
import { removalStrings } from '../../../contract/changes.ts';
import { staffSubmissions } from '../../../contract/staff-submissions.ts';
import { type Row, removeRecord } from '../../../device/feed/index.ts';
import { SAVED } from '../../../forms/engine/result.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { useOfficeDialogs } from '../../parts/frame/dialogs.tsx';
import { newestFirst, requestColumns, requestViews } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RequestDetails } from '../../parts/records/request-details.tsx';
import type { Column } from '../../table/engine/columns.ts';

type Stay = Row<'stayBooking'>;

const columns: readonly Column<Stay>[] = [
  { id: 'Contacts', header: 'Contacts', kind: 'text', value: (row) => row.Contacts, primary: true },
  { id: 'Checkin_date', header: 'Check-in', kind: 'date', value: (row) => row.Checkin_date },
  { id: 'Checkout_date', header: 'Check-out', kind: 'date', value: (row) => row.Checkout_date },
  {
    id: 'number_of_guests',
    header: 'Guests',
    kind: 'number',
    value: (row) => row.number_of_guests,
    total: 'sum',
  },
  { id: 'package', header: 'Package', kind: 'choice', value: (row) => row.package },
  {
    id: 'specialRequests',
    header: 'Special requests',
    kind: 'text',
    value: (row) => row.specialRequests,
    empty: 'None',
  },
  ...requestColumns,
];

const FETCH_FAILED = 'Failed to fetch bookings. Please try again later.';

export function StayBookings() {
  const { alert, confirm } = useOfficeDialogs();
  const [note, setNote] = useState('');

  async function remove(row: Stay): Promise<void> {
    setNote('');
    if (!(await confirm(removalStrings.confirm))) return;
    const outcome = await removeRecord(row);
    if (outcome.type === 'accepted') setNote(removalStrings.success);
    else if (outcome.type === 'saved') setNote(SAVED);
    // Changed by somebody else in the meantime: both versions stand at the row.
    else if ('problem' in outcome && outcome.problem.held) await alert(outcome.problem.message);
    else await alert(wordsOf(staffSubmissions.recordRemoval.strings, outcome));
  }

  return (
    <>
      <p role="status" className={note ? 'notice done' : undefined}>
        {note}
      </p>
      <LiveTable
        kind="stayBooking"
        label="Stay bookings"
        columns={columns}
        emptyText="No bookings found"
        failedText={FETCH_FAILED}
        start={newestFirst}
        views={requestViews}
        rowActions={(row) =>
          row.pending === 'removed' ? null : (
            <button type="button" className="link-button" onClick={() => void remove(row)}>
              Delete<span className="visually-hidden"> {row.reference}</span>
            </button>
          )
        }
        details={(row) => <RequestDetails row={row} />}
      />
    </>
  );
}
