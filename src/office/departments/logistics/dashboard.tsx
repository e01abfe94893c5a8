import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { useCountedRecords } from '../../../device/records/index.ts';
import { Link } from '../../../words/link.tsx';
import { locale, say, sayCount, sayKnown, sayNumber } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { LineChart } from '../../features/charts/line-chart.tsx';
import { ShareBar } from '../../features/charts/share-bar.tsx';
import { ChartGrid, DashboardFrame, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { formatDuration, formatRating } from '../../features/dashboard/format-figures.ts';
import { LiveFigures, useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import { logisticsFigures } from '../../features/figures/logistics.ts';
import { tableUrl } from '../../records/list/record-url.ts';
import { useLateSouvenirs } from './souvenirs/use-late-souvenirs.ts';

export function LogisticsDashboard() {
  const people = useCountedRecords('person');
  const souvenirs = useCountedRecords('souvenir');
  const feedback = useCountedRecords('feedback');
  const snapshots = [people, souvenirs, feedback];
  const figures = useComputedFigures(snapshots, (now) =>
    logisticsFigures({ people: people.rows, souvenirs: souvenirs.rows, feedback: feedback.rows }, now),
  );
  const late = useLateSouvenirs(souvenirs.rows).length;
  const { deliveryTime, timedDeliveries, satisfaction } = figures;
  return (
    <DashboardFrame samples={sampleFigures.logistics}>
      <LiveFigures of={snapshots}>
        <FigureRow
          figures={[
            {
              label: say('People transported'),
              value: figures.people.toLocaleString(locale()),
              to: tableUrl('person'),
            },
            {
              label: say('Souvenirs'),
              value: figures.souvenirs.toLocaleString(locale()),
              to: tableUrl('souvenir'),
              note: say('Pieces.'),
            },
            {
              label: say('Late souvenirs'),
              value: sayNumber(late),
              note:
                late === 0 ? (
                  say('None.')
                ) : (
                  <Link to="?section=souvenirs-transported#late">{say('See them in the list')}</Link>
                ),
            },
            {
              label: say('Average delivery time'),
              value: deliveryTime === null ? '–' : formatDuration(deliveryTime),
              note:
                deliveryTime === null
                  ? say('Known once a souvenir is changed to Delivered.')
                  : sayCount(
                      timedDeliveries,
                      'From boarding to the change to Delivered, of 1 delivery.',
                      'From boarding to the change to Delivered, of {count} deliveries.',
                    ),
            },
            {
              label: say('Satisfaction'),
              value: formatRating(satisfaction.average),
              to: tableUrl('feedback'),
              note: sayCount(
                satisfaction.answers,
                '1 answer about logistics.',
                '{count} answers about logistics.',
              ),
            },
          ]}
        />
        <ChartGrid>
          <LineChart
            title={say('People a day')}
            of={say('Day')}
            what={say('People')}
            empty={say('Nobody was transported in the last thirty days.')}
            points={figures.peoplePerDay}
            summary={sayCount(
              figures.peoplePerDay.reduce((sum, { value }) => sum + value, 0),
              '1 person in the last thirty days.',
              '{count} people in the last thirty days.',
            )}
          />
          <ShareBar
            title={say('Deliveries by status')}
            of={say('Status')}
            what={say('Deliveries')}
            empty={say('No souvenirs were logged yet.')}
            points={figures.deliveries.map((point) => ({ ...point, label: sayKnown(point.label) }))}
          />
          <BarChart
            title={say('People by vehicle')}
            of={say('Vehicle')}
            what={say('People')}
            empty={say('Nobody was transported yet.')}
            points={figures.perVehicle}
          />
          <BarChart
            title={say('Where people went')}
            of={say('Destination')}
            what={say('People')}
            empty={say('Nobody was transported yet.')}
            points={figures.destinations}
          />
          <BarChart
            title={say('Ratings of logistics')}
            of={say('Rating')}
            what={say('Answers')}
            empty={say('No feedback about logistics yet.')}
            points={figures.satisfaction.ratings}
          />
        </ChartGrid>
      </LiveFigures>
    </DashboardFrame>
  );
}
