/** Parts of an opened request around its fields: the actions above them, the timeline below them. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say, sayCount } from '../../../words/say.ts';
import { daysUntilTrip, isUrgent } from '../../features/figures/urgency.ts';
import { LazyRequestMoney } from '../../features/money/lazy-request-money.tsx';
import { RequestAnswers, RequestContact } from '../../features/reply/replies.tsx';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { VoidEntry } from '../change/void-entry.tsx';
import { FollowUpField } from '../list/follow-up.tsx';
import { OwnerField } from '../list/owner.tsx';
import { RowProblem } from '../list/row-problem.tsx';
import { StateField } from '../list/state.tsx';
import { CorrectLink } from './entered-details.tsx';
import { GuestRequests } from './guest-requests.tsx';
import { NoteForm } from './notes.tsx';
import { RequestSummaryLines } from './request-summary-lines.tsx';
import { Timeline } from './timeline.tsx';

const PlannedTrip = lazy(() =>
  import('../../features/planned-trips/planned-trip.tsx').then((module) => ({ default: module.PlannedTrip })),
);

const hasPlan = (row: Row<RequestKind>): row is Row<'tripPlan'> =>
  row.kind === 'tripPlan' && Boolean(row.plan || row.planShown);

/** Conflicts and refusals, then what the guest wishes and has planned, how to reach them, the state, the owner, the follow-up and a note. */
export function RequestControls({ row }: { row: Row<RequestKind> }) {
  return (
    <div className="request-details">
      <RowProblem row={row} />
      <UrgentNotice row={row} />
      <RequestSummaryLines row={row} />
      {hasPlan(row) && (
        <Suspense fallback={<p className="label">{say('Opening …')}</p>}>
          <PlannedTrip row={row} />
        </Suspense>
      )}
      <RequestContact row={row} />
      <StateField row={row} />
      <OwnerField row={row} />
      <FollowUpField row={row} />
      <NoteForm row={row} />
    </div>
  );
}

export function RequestDetails({ row, children }: { row: Row<RequestKind>; children?: ReactNode }) {
  return (
    <div className="request-details">
      {children}
      <LazyRequestMoney row={row} />
      <GuestRequests row={row} />
      <RequestAnswers row={row} />
      <CorrectLink row={row} />
      <VoidEntry row={row} />
      <Timeline row={row} />
      <KeyboardShortcuts />
    </div>
  );
}

/** Says of an unanswered request that its trip begins within a week. */
function UrgentNotice({ row }: { row: Row<RequestKind> }) {
  const today = officeToday(useNow());
  if (!isUrgent(row, today)) return null;
  const days = daysUntilTrip(row, today);
  return (
    <p className="notice problem urgent-notice">
      <strong>{say('Urgent.')}</strong>{' '}
      <span>
        {days === 0
          ? say('They travel today, and nobody has answered.')
          : sayCount(
              days,
              'They travel in 1 day, and nobody has answered.',
              'They travel in {count} days, and nobody has answered.',
            )}
      </span>
    </p>
  );
}

/** The list of keys of an opened request, for those who work without a mouse. */
function KeyboardShortcuts() {
  const keys = [
    { key: 'R', does: say('Reply') },
    { key: 'S', does: say('State') },
    { key: 'A', does: say('Owner') },
    { key: 'F', does: say('Follow up on') },
    { key: 'N', does: say('Add a note') },
    { key: 'J', does: say('Next') },
    { key: 'K', does: say('Previous') },
    { key: 'Esc', does: say('Close') },
  ];
  return (
    <details className="panel-keys">
      <summary data-key="?">{say('Keys (?)')}</summary>
      <dl className="definition">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
