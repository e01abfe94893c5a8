/** The table of stay bookings with its delete action (docs/contract.md#departments). */
import { useCallback } from 'react';
import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import { type Row, staffActions, useRecords } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import { savedMessage } from '../../../forms/engine/outcome/outcome-messages.ts';
import { removalStrings } from '../../../kinds/record-removal/schema.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { FailedMail } from '../../features/reply/failed-mail.tsx';
import { deferralEnd, showDeferredEntry } from '../../features/undo/deferred-entry.ts';
import { LiveTable } from '../../records/list/live-table.tsx';
import { subjectLabel } from '../../records/list/record-labels.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatDate } from '../../table/engine/format.ts';

type Stay = Row<'stayBooking'>;

/** Warning for the removal of a booking: it is deleted from the database and cannot be restored. */
const FOR_GOOD =
  'You can undo this only while the message with Undo is on the screen. After that the booking is deleted for good.';

export function StayBookings() {
  const { alert, confirm } = useOfficeDialogs();
  const stays = useRecords('stayBooking');

  const remove = useCallback(
    async (row: Stay) => {
      if (!(await confirm([say(removalStrings.confirm), named(row), say(FOR_GOOD)].join('\n')))) return;
      const deferred = await staffActions().deferRemoval(row, deferralEnd());
      if (deferred.type !== 'deferred') {
        await alert(alertText(staffSubmissionDefinitions.recordRemoval.strings, deferred));
        return;
      }
      showDeferredEntry(deferred, {
        words: say('The booking of {name} is being deleted.', { name: subjectLabel(row) }),
        undone: () => say('The booking of {name} was not deleted.', { name: subjectLabel(row) }),
        tooLate: () => say('Too late to undo: the office has already been told to delete this booking.'),
        told: toldOf,
      });
    },
    [alert, confirm],
  );
  // Memoized, so that unchanged rows are not rendered again.
  const actions = useCallback(
    (row: Stay) =>
      row.pending === 'removed' ? null : (
        <button type="button" className="link-button" onClick={() => void remove(row)}>
          {say('Delete')}
          <span className="visually-hidden"> {row.reference}</span>
        </button>
      ),
    [remove],
  );

  return (
    <>
      <FailedMail of={[stays]} />
      <LiveTable kind="stayBooking" rowActions={actions} />
    </>
  );
}

/** Returns one line that identifies a booking. */
function named(row: Stay): string {
  const { Checkin_date, Checkout_date, reference } = row;
  const days = [Checkin_date, Checkout_date].filter(Boolean).map(formatDate);
  const [from = '', until] = days;
  const dates = until ? say('{from} to {until}', { from, until }) : from;
  return [subjectLabel(row), dates, reference].filter(Boolean).join(', ');
}

/**
 * Returns the message for the outcome. If somebody else has changed the booking meanwhile, its row shows both
 * versions.
 */
function toldOf(outcome: SubmitOutcome): string {
  if (outcome.type === 'accepted') return say(removalStrings.success);
  if (outcome.type === 'saved') return sayKnown(savedMessage(outcome));
  if ('problem' in outcome && outcome.problem.held) return sayKnown(outcome.problem.message);
  return alertText(staffSubmissionDefinitions.recordRemoval.strings, outcome);
}
