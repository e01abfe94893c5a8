import { UNPAID_LISTED } from '../../../contract/department-figures.ts';
import { BarChart } from '../../parts/charts/bar-chart.tsx';
import { ColumnChart } from '../../parts/charts/column-chart.tsx';
import { Charts, FigureRow } from '../../parts/dashboard/dashboard-frame.tsx';
import { shortMonth } from '../../parts/dashboard/months.ts';
import { PlainTable } from '../../parts/dashboard/plain-table.tsx';
import { dollars, plural, waited } from '../../parts/dashboard/words.ts';
import { Moment } from '../../parts/moment.tsx';
import { FinanceLive, VALUE_OF_A_TOUR } from './finance-live.tsx';

/** The special financial page: unpaid money, from live data. */
export function SpecialFinancialPage() {
  return (
    <>
      <p className="prose">
        Money that waits: tours that are not paid, how long they have stood so, and which to ask for first.
        All of it is live. {VALUE_OF_A_TOUR}
      </p>
      <FinanceLive>
        {(figures, { unpaid }) => {
          const now = new Date();
          const [oldest] = unpaid;
          return (
            <>
              <section className="office-block" aria-labelledby="waiting">
                <h2 id="waiting">Waiting now</h2>
                <FigureRow
                  figures={[
                    { label: 'Waiting', value: dollars(figures.waiting), note: 'Pending and unpaid tours.' },
                    {
                      label: 'Tours not paid',
                      value: figures.unpaidByAge
                        .reduce((sum, { value }) => sum + value, 0)
                        .toLocaleString('en'),
                      note: `Of ${plural(figures.tours, 'tour')}.`,
                    },
                    {
                      label: 'The oldest waits for',
                      value: oldest ? waited(oldest.receivedAt, now) : '–',
                      note: oldest ? oldest.reference : 'Everything is paid.',
                    },
                  ]}
                />
                <Charts>
                  <BarChart
                    title="Money by time of waiting"
                    of="Since the booking"
                    what="US dollars"
                    empty="No money waits."
                    points={figures.waitingByAge}
                    format={dollars}
                  />
                  <BarChart
                    title="Tours by time of waiting"
                    of="Since the booking"
                    what="Tours"
                    empty="Every tour is paid."
                    points={figures.unpaidByAge}
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
              </section>
              <section className="office-block" aria-labelledby="ask-first">
                <h2 id="ask-first">Ask for these first</h2>
                {unpaid.length === 0 ? (
                  <p>Every tour is paid.</p>
                ) : (
                  <>
                    <p className="office-note">
                      {unpaid.length < UNPAID_LISTED ? 'All' : `The ${UNPAID_LISTED} oldest`} of them, oldest
                      first. Operations knows who they are, by the reference.
                    </p>
                    <PlainTable
                      caption="Tours that are not paid"
                      rows={unpaid}
                      keyOf={({ reference }) => reference}
                      columns={[
                        { label: 'Reference', cell: ({ reference }) => reference },
                        { label: 'Received', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
                        { label: 'Travel date', cell: ({ travelDate }) => travelDate || '–' },
                        { label: 'Payment', cell: ({ payment }) => payment },
                        {
                          label: 'Value',
                          cell: ({ value }) => (value === null ? '–' : dollars(value)),
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
