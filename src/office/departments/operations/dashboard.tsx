import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { useCountedRecords, useRecords } from '../../../device/records/index.ts';
import { say, sayCount } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { ColumnChart } from '../../features/charts/column-chart.tsx';
import { ShareBar } from '../../features/charts/share-bar.tsx';
import {
  ChartGrid,
  countFigure,
  DashboardFrame,
  FigureRow,
} from '../../features/dashboard/dashboard-frame.tsx';
import { LiveFigures, useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import { shortMonth } from '../../features/dashboard/months.ts';
import {
  ConversionTable,
  followUpsFigure,
  responseTimeFigure,
  unansweredFigure,
  useRequestFigures,
} from '../../features/dashboard/request-progress.tsx';
import { countFollowUpsDue } from '../../features/figures/follow-ups.ts';
import { operationsFigures } from '../../features/figures/operations.ts';
import { countUrgent } from '../../features/figures/urgency.ts';
import { FailedMail } from '../../features/reply/failed-mail.tsx';
import { FOLLOW_UP_DUE, inboxUrl, TO_ANSWER_VIEW, tableUrl } from '../../records/list/record-url.ts';
import { officeToday } from '../../time/office-today.ts';

const KINDS = ['tour', 'packageBooking', 'tripPlan', 'flightRequest', 'eventRequest'] as const;

export function OperationsDashboard() {
  const tours = useCountedRecords('tour');
  const packageBookings = useRecords('packageBooking');
  const tripPlans = useRecords('tripPlan');
  const flightRequests = useRecords('flightRequest');
  const eventRequests = useRecords('eventRequest');
  const snapshots = [tours, packageBookings, tripPlans, flightRequests, eventRequests];
  const figures = useComputedFigures(snapshots, (now) => ({
    now,
    urgent: countUrgent(
      snapshots.map(({ rows }) => rows),
      officeToday(now),
    ),
    due: countFollowUpsDue(
      snapshots.map(({ rows }) => rows),
      officeToday(now),
    ),
    ...operationsFigures(
      {
        tours: tours.rows,
        packageBookings: packageBookings.rows,
        tripPlans: tripPlans.rows,
        flightRequests: flightRequests.rows,
        eventRequests: eventRequests.rows,
      },
      now,
    ),
  }));
  const { waiting, waitingByKind, urgent, due, now } = figures;
  const { value: sums } = useRequestFigures();
  return (
    <DashboardFrame samples={sampleFigures.operations}>
      <FailedMail of={snapshots} />
      <LiveFigures of={snapshots}>
        <FigureRow
          figures={[
            countFigure(say('Tours'), figures.tours, tableUrl('tour')),
            countFigure(say('Package bookings'), figures.packageBookings, tableUrl('packageBooking')),
            unansweredFigure(waiting, waitingByKind, now, urgent, inboxUrl(TO_ANSWER_VIEW)),
            followUpsFigure(due, inboxUrl(FOLLOW_UP_DUE)),
            responseTimeFigure(sums, KINDS, now),
          ]}
        />
        <ConversionTable figures={sums} kinds={KINDS} now={now} />
        <ChartGrid>
          <ShareBar
            title={say('Tours by status')}
            of={say('Status')}
            what={say('Tours')}
            empty={say('No tours have been asked for yet.')}
            points={figures.byStatus}
          />
          <ShareBar
            title={say('Payments of tours')}
            of={say('Payment')}
            what={say('Tours')}
            empty={say('No tours have been asked for yet.')}
            points={figures.byPayment}
          />
          <ColumnChart
            title={say('Bookings a month')}
            of={say('Month')}
            what={say('Bookings')}
            empty={say('No tours or packages were booked in the last twelve months.')}
            points={figures.perMonth}
            tick={shortMonth}
            summary={sayCount(
              figures.perMonth.reduce((sum, { value }) => sum + value, 0),
              '1 tour or package in the last twelve months.',
              '{count} tours and packages in the last twelve months.',
            )}
          />
          <BarChart
            title={say('Tours by trip type')}
            of={say('Trip type')}
            what={say('Tours')}
            empty={say('No tour with a trip type yet.')}
            points={figures.byTripType}
          />
          <BarChart
            title={say('Popular packages')}
            of={say('Package')}
            what={say('Bookings')}
            empty={say('No package was booked yet.')}
            points={figures.packages}
          />
          <BarChart
            title={say('What trip plans ask for')}
            of={say('Activity')}
            what={say('Trip plans')}
            empty={say('No trip plans yet.')}
            points={figures.activities}
          />
        </ChartGrid>
      </LiveFigures>
    </DashboardFrame>
  );
}
