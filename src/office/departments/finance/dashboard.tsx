import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { sectionUrl, staffRoutes } from '../../../contract/protocol/routes.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayCount, sayNumber } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { formatShare } from '../../features/charts/chart-points.ts';
import { ColumnChart } from '../../features/charts/column-chart.tsx';
import { ChartGrid, DashboardFrame, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { formatDollars } from '../../features/dashboard/format-figures.ts';
import { shortMonth } from '../../features/dashboard/months.ts';
import { type CurrencyFigures, type FinanceFigures, overdueSum } from '../../features/figures/finance.ts';
import { tableUrl } from '../../records/list/record-url.ts';
import { formatMoney } from '../../table/engine/format.ts';
import { COUNTED_MONEY_NOTE, LiveMoneyFigures, NO_MONEY_NOTE } from './live-money-figures.tsx';

const BILLS = sectionUrl(staffRoutes.finance, 'billing-status');

export function FinanceDashboard() {
  return (
    <DashboardFrame samples={sampleFigures.finance}>
      <p className="office-note">{say(COUNTED_MONEY_NOTE)}</p>
      <LiveMoneyFigures>
        {(figures) => (
          <>
            {figures.currencies.length === 0 && <p>{say(NO_MONEY_NOTE)}</p>}
            {figures.currencies.map((one) => (
              <InCurrency key={one.currency} figures={one} />
            ))}
            <Beside figures={figures} />
          </>
        )}
      </LiveMoneyFigures>
    </DashboardFrame>
  );
}

function InCurrency({ figures }: { figures: CurrencyFigures }) {
  const { currency, agreed, paid, open, apart, ageing, paidPerMonth } = figures;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section className="office-block" aria-label={say('In {currency}', { currency })}>
      <h3>{say('In {currency}', { currency })}</h3>
      <FigureRow
        figures={[
          { label: say('Agreed'), value: money(agreed), note: say('Prices of confirmed requests.') },
          {
            label: say('Paid'),
            value: money(paid),
            to: tableUrl('payment'),
            note: agreed > 0 ? say('{share} of what is agreed.', { share: formatShare(paid, agreed) }) : '',
          },
          {
            label: say('Balance'),
            value: money(open),
            to: `${BILLS}&view=to-pay`,
            note: say('{amount} of it is overdue.', { amount: money(overdueSum(figures)) }),
          },
          ...(apart === 0
            ? []
            : [
                {
                  label: say('Paid, not confirmed'),
                  value: money(apart),
                  note: say('For requests that are not confirmed yet.'),
                },
              ]),
        ]}
      />
      <ChartGrid>
        <BarChart
          title={say('Balance by days overdue')}
          of={say('Days overdue')}
          what={currency}
          empty={say('Nothing is open.')}
          points={ageing}
          format={money}
        />
        <ColumnChart
          title={say('Paid by month')}
          of={say('Month')}
          what={currency}
          empty={say('Nothing was paid in the last twelve months.')}
          points={paidPerMonth}
          tick={shortMonth}
          format={money}
        />
      </ChartGrid>
    </section>
  );
}

function Beside({ figures }: { figures: FinanceFigures }) {
  const { confirmed, unpriced, askedFor, askedBookings, spent } = figures;
  return (
    <section className="office-block" aria-label={say('Other figures')}>
      <h3>{say('Other figures')}</h3>
      <FigureRow
        figures={[
          {
            label: say('Confirmed requests'),
            value: sayNumber(confirmed),
            to: BILLS,
            note: (
              <Link to={`${BILLS}&view=no-price`}>
                {say('{number} without a price.', { number: unpriced })}
              </Link>
            ),
          },
          {
            label: say('Budgets requested'),
            value: formatDollars(askedFor),
            note: sayCount(
              askedBookings,
              'Budgets that visitors typed: 1 home booking, confirmed or not.',
              'Budgets that visitors typed: {count} home bookings, confirmed or not.',
            ),
          },
          {
            label: say('Spent on campaigns'),
            value: formatDollars(spent),
            to: sectionUrl(staffRoutes.finance, 'expenses-costs'),
            note: say('As marketing entered it.'),
          },
        ]}
      />
    </section>
  );
}
