import { hundredthsOf } from '../../../contract/money/money.ts';
import { DUE_LISTED } from '../../../contract/office/department-figures.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { Charts, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { plural } from '../../features/dashboard/words.ts';
import { daysLate, overdueOf } from '../../features/figures/money.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { todayHere } from '../../time/today.ts';
import { FinanceLive, NOTHING_CONFIRMED, WHAT_COUNTS } from './finance-live.tsx';

/** The special financial page: money that is due, from live data. */
export function SpecialFinancialPage() {
  return (
    <>
      <p className="prose">
        What is due of confirmed requests, how long it has been so, and whom to ask first. All of it is live.{' '}
        {WHAT_COUNTS}
      </p>
      <FinanceLive>
        {({ currencies }, { longestDue }) => {
          const today = todayHere();
          return (
            <>
              <section className="office-block" aria-labelledby="due">
                <h2 id="due">Due by age</h2>
                {currencies.length === 0 && <p>{NOTHING_CONFIRMED}</p>}
                {currencies.map((figures) => {
                  const { currency, open, ageing } = figures;
                  const money = (amount: number) => formatMoney(amount, currency);
                  return (
                    <section key={currency} className="office-block" aria-label={`Due in ${currency}`}>
                      <h3>In {currency}</h3>
                      <FigureRow
                        figures={[
                          { label: 'Balance', value: money(open), note: 'Due or not.' },
                          { label: 'Overdue', value: money(overdueOf(figures)) },
                          ...ageing.map(({ label, value }) => ({ label, value: money(value) })),
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
                      </Charts>
                    </section>
                  );
                })}
              </section>
              <section className="office-block" aria-labelledby="ask-first">
                <h2 id="ask-first">Ask for these first</h2>
                {longestDue.length === 0 ? (
                  <p>Nothing with a day is open.</p>
                ) : (
                  <>
                    <p className="office-note">
                      {longestDue.length < DUE_LISTED ? 'All' : `The first ${DUE_LISTED}`} with a day, the
                      longest due first. Billing Status says whose they are, by the reference.
                    </p>
                    <PlainTable
                      caption="Deposits and balances that are not paid"
                      rows={longestDue}
                      keyOf={({ reference, what }) => `${reference} ${what}`}
                      columns={[
                        { label: 'Reference', cell: ({ reference }) => reference },
                        { label: 'For', cell: ({ what }) => (what === 'deposit' ? 'Deposit' : 'Balance') },
                        { label: 'Due', cell: ({ day }) => formatDate(day) },
                        { label: 'Late', cell: ({ day }) => lateInWords(daysLate(day, today)) },
                        {
                          label: 'Amount',
                          cell: ({ amount, currency }) => formatMoney(hundredthsOf(amount) / 100, currency),
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
      </FinanceLive>
    </>
  );
}

const lateInWords = (days: number) => (days > 0 ? plural(days, 'day') : 'Not yet');
