import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { useRecords } from '../../../device/feed/index.ts';
import { BarChart } from '../../parts/charts/bar-chart.tsx';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { ShareBar } from '../../parts/charts/share-bar.tsx';
import { Charts, DashboardFrame, FigureRow } from '../../parts/dashboard/dashboard-frame.tsx';
import { LiveFigures, useFigures } from '../../parts/dashboard/live-figures.tsx';
import { duration, plural, rating } from '../../parts/dashboard/words.ts';
import { logisticsFigures } from '../../parts/figures/logistics.ts';

export function LogisticsDashboard() {
  const people = useRecords('person');
  const souvenirs = useRecords('souvenir');
  const feedback = useRecords('feedback');
  const snapshots = [people, souvenirs, feedback];
  const figures = useFigures(snapshots, (now) =>
    logisticsFigures({ people: people.rows, souvenirs: souvenirs.rows, feedback: feedback.rows }, now),
  );
  const { deliveryTime, timedDeliveries, satisfaction } = figures;
  return (
    <DashboardFrame samples={sampleFigures.logistics}>
      <LiveFigures of={snapshots}>
        <FigureRow
          figures={[
            { label: 'People transported', value: figures.people.toLocaleString('en') },
            { label: 'Souvenirs', value: figures.souvenirs.toLocaleString('en'), note: 'Pieces.' },
            {
              label: 'Average delivery time',
              value: deliveryTime === null ? '–' : duration(deliveryTime),
              note:
                deliveryTime === null
                  ? 'Known once a souvenir is changed to Delivered.'
                  : `From boarding to the change to Delivered, of ${plural(timedDeliveries, 'delivery', 'deliveries')}.`,
            },
            {
              label: 'Satisfaction',
              value: rating(satisfaction.average),
              note: `${plural(satisfaction.answers, 'answer')} about logistics.`,
            },
          ]}
        />
        <Charts>
          <LineChart
            title="People a day"
            of="Day"
            what="People"
            empty="Nobody was transported in the last thirty days."
            points={figures.peoplePerDay}
            summary={`${plural(
              figures.peoplePerDay.reduce((sum, { value }) => sum + value, 0),
              'person',
              'people',
            )} in the last thirty days.`}
          />
          <ShareBar
            title="Deliveries by status"
            of="Status"
            what="Deliveries"
            empty="No souvenirs were logged yet."
            points={figures.deliveries}
          />
          <BarChart
            title="People by vehicle"
            of="Vehicle"
            what="People"
            empty="Nobody was transported yet."
            points={figures.perVehicle}
          />
          <BarChart
            title="Where people went"
            of="Destination"
            what="People"
            empty="Nobody was transported yet."
            points={figures.destinations}
          />
          <BarChart
            title="Ratings of logistics"
            of="Rating"
            what="Answers"
            empty="No feedback about logistics yet."
            points={figures.satisfaction.ratings}
          />
        </Charts>
      </LiveFigures>
    </DashboardFrame>
  );
}
