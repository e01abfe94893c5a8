import { type CostRow, expenseRows, operatingCostRows } from '../../../content/office/finance.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { ColumnChart } from '../../features/charts/column-chart.tsx';
import { formatDollars } from '../../features/dashboard/format-figures.ts';
import { shortMonth } from '../../features/dashboard/months.ts';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { SampleData } from '../../features/dashboard/sample-data.tsx';
import { LiveMoneyFigures } from './live-money-figures.tsx';

export function ExpensesAndCosts() {
  return (
    <>
      <SampleData title={say('Sample expenses and costs')}>
        <Costs title={say('Expenses')} rows={expenseRows} />
        <Costs title={say('Operating costs')} rows={operatingCostRows} />
      </SampleData>
      <section className="office-block" aria-labelledby="spent">
        <h2 id="spent">{say('Live: spent on campaigns')}</h2>
        <p className="office-note">
          {say(
            'Campaigns are the only spending that is recorded here, by marketing, in the month in which it was entered.',
          )}
        </p>
        <LiveMoneyFigures>
          {(figures) => (
            <ColumnChart
              title={say('Campaigns by month')}
              of={say('Month')}
              what={say('US dollars')}
              empty={say('No campaign was entered in the last twelve months.')}
              points={figures.spentPerMonth}
              tick={shortMonth}
              format={formatDollars}
            />
          )}
        </LiveMoneyFigures>
      </section>
    </>
  );
}

function Costs({ title, rows }: { title: string; rows: readonly CostRow[] }) {
  return (
    <PlainTable
      caption={title}
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        { label: title, cell: ({ label }) => sayKnown(label) },
        { label: say('Amount'), cell: ({ amount }) => formatDollars(amount), number: true },
      ]}
      totals={[say('Total'), formatDollars(rows.reduce((sum, { amount }) => sum + amount, 0))]}
    />
  );
}
