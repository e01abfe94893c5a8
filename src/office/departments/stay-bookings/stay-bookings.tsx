/** The table of stay bookings with its delete action (docs/contract.md#departments). */
import { useState } from 'react';
import { removalStrings } from '../../../contract/changes.ts';
import { staffSubmissions } from '../../../contract/staff-submissions.ts';
import { type Row, removeRecord, useRecords } from '../../../device/feed/index.ts';
import { SAVED } from '../../../forms/engine/result.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { useOfficeDialogs } from '../../parts/frame/dialogs.tsx';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { MailTroubles } from '../../parts/reply/mail-troubles.tsx';

type Stay = Row<'stayBooking'>;

export function StayBookings() {
  const { alert, confirm } = useOfficeDialogs();
  const stays = useRecords('stayBooking');
  const [note, setNote] = useState('');

  async function remove(row: Stay): Promise<void> {
    setNote('');
    if (!(await confirm(removalStrings.confirm))) return;
    const outcome = await removeRecord(row);
    if (outcome.type === 'accepted') setNote(removalStrings.success);
    else if (outcome.type === 'saved') setNote(SAVED);
    // Changed by somebody else in the meantime: the row shows both versions.
    else if ('problem' in outcome && outcome.problem.held) await alert(outcome.problem.message);
    else await alert(wordsOf(staffSubmissions.recordRemoval.strings, outcome));
  }

  return (
    <>
      <p role="status" className={note ? 'notice done' : undefined}>
        {note}
      </p>
      <MailTroubles of={[stays]} />
      <LiveTable
        kind="stayBooking"
        rowActions={(row) =>
          row.pending === 'removed' ? null : (
            <button type="button" className="link-button" onClick={() => void remove(row)}>
              Delete<span className="visually-hidden"> {row.reference}</span>
            </button>
          )
        }
      />
    </>
  );
}
