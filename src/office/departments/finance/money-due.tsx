import { toHundredths } from '../../../contract/money/money.ts';
import { MAX_DUE_LINES } from '../../../contract/office/department-figures.ts';
import { say, sayCount } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { ChartGrid, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { daysLate, overdueSum } from '../../features/figures/finance.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { officeToday } from '../../time/office-today.ts';
import { COUNTED_MONEY_NOTE, LiveMoneyFigures, NO_MONEY_NOTE } from './live-money-figures.tsx';

/** The special financial page: money that is due, from live data. */
export function MoneyDue() {
  return (
    <>
      <p className="prose">
        {say(
          'What confirmed requests still owe, for how long, and whom to remind first. All figures are live.',
        )}{' '}
        {say(COUNTED_MONEY_NOTE)}
      </p>
      <LiveMoneyFigures>
        {({ currencies }, { longestDue }) => {
          const today = officeToday();
          return (
            <>
              <section className="office-block" aria-labelledby="due">
                <h2 id="due">{say('Due by age')}</h2>
                {currencies.length === 0 && <p>{say(NO_MONEY_NOTE)}</p>}
                {currencies.map((figures) => {
                  const { currency, open, ageing } = figures;
                  const money = (amount: number) => formatMoney(amount, currency);
                  return (
                    <section
                      key={currency}
                      className="office-block"
                      aria-label={say('Due in {currency}', { currency })}
                    >
                      <h3>{say('In {currency}', { currency })}</h3>
                      <FigureRow
                        figures={[
                          {
                            label: say('Balance'),
                            value: money(open),
                            note: say('Including what is not due yet.'),
                          },
                          { label: say('Overdue'), value: money(overdueSum(figures)) },
                          ...ageing.map(({ label, value }) => ({ label, value: money(value) })),
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
                      </ChartGrid>
                    </section>
                  );
                })}
              </section>
              <section className="office-block" aria-labelledby="ask-first">
                <h2 id="ask-first">{say('Remind these first')}</h2>
                {longestDue.length === 0 ? (
                  <p>{say('No unpaid amount has a due date.')}</p>
                ) : (
                  <>
                    <p className="office-note">
                      {longestDue.length < MAX_DUE_LINES
                        ? say(
                            'All unpaid amounts with a due date, the oldest first. Look up the reference in Billing Status to see the guest.',
                          )
                        : say(
                            'The first {number} unpaid amounts with a due date, the oldest first. Look up the reference in Billing Status to see the guest.',
                            { number: MAX_DUE_LINES },
                          )}
                    </p>
                    <PlainTable
                      caption={say('Deposits and balances that are not paid')}
                      rows={longestDue}
                      keyOf={({ reference, what }) => `${reference} ${what}`}
                      columns={[
                        { label: say('Reference'), cell: ({ reference }) => reference },
                        {
                          label: say('For'),
                          cell: ({ what }) => (what === 'deposit' ? say('Deposit') : say('Balance')),
                        },
                        { label: say('Due'), cell: ({ day }) => formatDate(day) },
                        { label: say('Late'), cell: ({ day }) => formatLate(daysLate(day, today)) },
                        {
                          label: say('Amount'),
                          cell: ({ amount, currency }) => formatMoney(toHundredths(amount) / 100, currency),
                          number: true,
                        },
                      ]}
                    />
                  </>
                )}
              </section>
            </>
          );
        }}
      </LiveMoneyFigures>
    </>
  );
}

const formatLate = (days: number) => (days > 0 ? sayCount(days, '1 day', '{count} days') : say('Not yet'));
