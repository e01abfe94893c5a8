/** Progress of requests, from the office's sums: how quickly they are answered, and what becomes of them. */

import { endpoints } from '../../../contract/protocol/endpoints.ts';
import type { RequestFigures } from '../../../kinds/calls/request-figures.ts';
import { type RecordKind, recordNames } from '../../../kinds/list.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayCount, sayKnown, sayNumber } from '../../../words/say.ts';
import { TO_ANSWER_VIEW, tableUrl } from '../../records/list/record-url.ts';
import { formatShare } from '../charts/chart-points.ts';
import {
  type Conversion,
  conversionTable,
  meanTimeToAnswer,
  type UnansweredByKind,
  type UnansweredRequests,
} from '../figures/requests.ts';
import { countFigure, type DashboardFigure } from './dashboard-frame.tsx';
import { formatDuration, formatWaitingTime } from './format-figures.ts';
import { PlainTable } from './plain-table.tsx';
import { useOfficeAnswer } from './use-office-answer.ts';

/** The sums, kept on the device for times without a signal. */
export const useRequestFigures = () =>
  useOfficeAnswer<RequestFigures>(endpoints.requestFigures, { keep: true });

/**
 * @param urgent how many of them travel within a week
 * @param inbox address of the list of them all, where they are of several kinds
 */
export function unansweredFigure(
  { count, oldest }: UnansweredRequests,
  byKind: UnansweredByKind,
  now: Date,
  urgent = 0,
  inbox?: string,
): DashboardFigure {
  const [first, second] = byKind;
  const to = second ? inbox : first && tableUrl(first[0], { view: TO_ANSWER_VIEW });
  const waits = oldest
    ? say('Oldest: {time}.', { time: formatWaitingTime(oldest, now) })
    : say('Nobody waits.');
  return {
    // One kind is one table; several have a link each, too.
    ...(to !== undefined && { to }),
    ...(urgent > 0 && {
      urgent: sayCount(urgent, '1 travels within a week', '{count} travel within a week'),
    }),
    label: say('To answer'),
    value: sayNumber(count),
    note: byKind.length > 1 ? <WaitingByKind waits={waits} byKind={byKind} /> : waits,
  };
}

/** How long the oldest has waited, and links to the tables of those that wait. */
function WaitingByKind({ waits, byKind }: { waits: string; byKind: UnansweredByKind }) {
  return (
    <>
      <span>{waits}</span>
      {byKind.map(([kind, count]) => (
        <Link key={kind} className="figure-part" to={tableUrl(kind, { view: TO_ANSWER_VIEW }) ?? ''}>
          {say('{kind}: {number}', { kind: sayKnown(recordNames[kind]), number: count })}
        </Link>
      ))}
    </>
  );
}

/** @param to address of the list of them */
export const followUpsFigure = (count: number, to: string | undefined): DashboardFigure => ({
  ...countFigure(say('Follow-up due'), count, to),
  note: count === 0 ? say('Nothing is due.') : say('By today, or earlier.'),
});

/** @param figures null while they are not known */
export function responseTimeFigure(
  figures: RequestFigures | null,
  kinds: readonly RecordKind[],
  now: Date,
): DashboardFigure {
  const time = figures && meanTimeToAnswer(figures, kinds, now);
  return {
    label: say('Average time to the first answer'),
    value: time === null ? '–' : formatDuration(time),
    note: figures
      ? say('For requests of the last three months.')
      : say('Shown once this device has a signal.'),
  };
}

/** Which share of the requests of each month was confirmed; nothing while that is not known. */
export function ConversionTable({
  figures,
  kinds,
  now,
}: {
  figures: RequestFigures | null;
  kinds: readonly RecordKind[];
  now: Date;
}) {
  if (!figures) return null;
  const table = conversionTable(figures, kinds, now);
  return (
    <section className="office-block" aria-label={say('Requests that were confirmed')}>
      <h3>{say('Requests that were confirmed')}</h3>
      <p className="office-note">{say('Share confirmed, by the month in which the requests came in.')}</p>
      <PlainTable
        caption={say('Requests that were confirmed')}
        columns={[
          { label: say('Requests'), cell: ({ kind }) => sayKnown(recordNames[kind]) },
          ...table.months.map((label, index) => ({
            label,
            cell: ({ months }: (typeof table.kinds)[number]) => shareOf(months[index]),
            number: true,
          })),
        ]}
        rows={table.kinds}
        keyOf={({ kind }) => kind}
      />
    </section>
  );
}

function shareOf({ requests, confirmed }: Conversion = { requests: 0, confirmed: 0 }): string {
  if (requests === 0) return '–';
  // In one line: the space does not break.
  return say('{share} of {number}', {
    share: formatShare(confirmed, requests),
    number: requests,
  }).replaceAll(' ', '\u00a0');
}
