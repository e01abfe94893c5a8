import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { ColumnChart } from '../../parts/charts/column-chart.tsx';
import { shareInWords } from '../../parts/charts/points.ts';
import { ShareBar } from '../../parts/charts/share-bar.tsx';
import { Charts, DashboardFrame, FigureRow } from '../../parts/dashboard/dashboard-frame.tsx';
import { shortMonth } from '../../parts/dashboard/months.ts';
import { dollars, plural } from '../../parts/dashboard/words.ts';
import { FinanceLive, VALUE_OF_A_TOUR } from './finance-live.tsx';

export function FinanceDashboard() {
  return (
    <DashboardFrame samples={sampleFigures.finance}>
      <p className="office-note">{VALUE_OF_A_TOUR}</p>
      <FinanceLive>
        {(figures) => (
          <>
            <FigureRow
              figures={[
                {
                  label: 'Value of all tours',
                  value: dollars(figures.value),
                  note: `${plural(figures.tours, 'tour')}, ${figures.unpriced.toLocaleString('en')} without a value.`,
                },
                {
                  label: 'Paid',
                  value: dollars(figures.paid),
                  note: `${shareInWords(figures.paid, figures.value)} of the value.`,
                },
                { label: 'Waiting', value: dollars(figures.waiting), note: 'Pending and unpaid.' },
                {
                  label: 'Spent on campaigns',
                  value: dollars(figures.spent),
                  note: 'As marketing entered it.',
                },
              ]}
            />
            <Charts>
              <ShareBar
                title="Value by payment"
                of="Payment"
                what="US dollars"
                empty="No tour with a value yet."
                points={figures.valueByPayment}
                format={dollars}
              />
              <ShareBar
                title="Tours by payment"
                of="Payment"
                what="Tours"
                empty="No tours yet."
                points={figures.toursByPayment}
              />
              <ColumnChart
                title="Value by month of booking"
                of="Month"
                what="US dollars"
                empty="No tour with a value came in the last twelve months."
                points={figures.valuePerMonth}
                tick={shortMonth}
                format={dollars}
              />
            </Charts>
          </>
        )}
      </FinanceLive>
    </DashboardFrame>
  );
}
