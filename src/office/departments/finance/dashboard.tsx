import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { ColumnChart } from '../../features/charts/column-chart.tsx';
import { shareInWords } from '../../features/charts/points.ts';
import { Charts, DashboardFrame, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { shortMonth } from '../../features/dashboard/months.ts';
import { dollars, plural } from '../../features/dashboard/words.ts';
import { type CurrencyFigures, type FinanceFigures, overdueOf } from '../../features/figures/money.ts';
import { formatMoney } from '../../table/engine/format.ts';
import { FinanceLive, NOTHING_CONFIRMED, WHAT_COUNTS } from './finance-live.tsx';

export function FinanceDashboard() {
  return (
    <DashboardFrame samples={sampleFigures.finance}>
      <p className="office-note">{WHAT_COUNTS}</p>
      <FinanceLive>
        {(figures) => (
          <>
            {figures.currencies.length === 0 && <p>{NOTHING_CONFIRMED}</p>}
            {figures.currencies.map((one) => (
              <InCurrency key={one.currency} figures={one} />
            ))}
            <Beside figures={figures} />
          </>
        )}
      </FinanceLive>
    </DashboardFrame>
  );
}

function InCurrency({ figures }: { figures: CurrencyFigures }) {
  const { currency, agreed, paid, open, apart, ageing, paidPerMonth } = figures;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section className="office-block" aria-label={`In ${currency}`}>
      <h3>In {currency}</h3>
      <FigureRow
        figures={[
          { label: 'Agreed', value: money(agreed), note: 'Prices of confirmed requests.' },
          {
            label: 'Paid',
            value: money(paid),
            note: agreed > 0 ? `${shareInWords(paid, agreed)} of what is agreed.` : '',
          },
          { label: 'Balance', value: money(open), note: `${money(overdueOf(figures))} of it is overdue.` },
          ...(apart === 0
            ? []
            : [
                {
                  label: 'Paid, not confirmed',
                  value: money(apart),
                  note: 'For requests that do not count yet.',
                },
              ]),
        ]}
      />
      <Charts>
        <BarChart
          title="Balance by time since it was due"
          of="Since it was due"
          what={currency}
          empty="Nothing is open."
          points={ageing}
          format={money}
        />
        <ColumnChart
          title="Paid by month"
          of="Month"
          what={currency}
          empty="Nothing was paid in the last twelve months."
          points={paidPerMonth}
          tick={shortMonth}
          format={money}
        />
      </Charts>
    </section>
  );
}

function Beside({ figures }: { figures: FinanceFigures }) {
  const { confirmed, unpriced, askedFor, askedBookings, spent } = figures;
  return (
    <section className="office-block" aria-label="Beside that">
      <h3>Beside that</h3>
      <FigureRow
        figures={[
          {
            label: 'Confirmed requests',
            value: confirmed.toLocaleString('en'),
            note: `${unpriced.toLocaleString('en')} without a price.`,
          },
          {
            label: 'Asked for',
            value: dollars(askedFor),
            note: `Budgets that visitors typed: ${plural(askedBookings, 'home booking')}, confirmed or not.`,
          },
          { label: 'Spent on campaigns', value: dollars(spent), note: 'As marketing entered it.' },
        ]}
      />
    </section>
  );
}
