import { billingRows } from '../../../content/office/finance.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { formatDollars } from '../../features/dashboard/format-figures.ts';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { SampleData } from '../../features/dashboard/sample-data.tsx';
import { Bills } from './bills.tsx';

export function BillingStatus() {
  const total = billingRows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <SampleData title={say('Sample bills')}>
        <PlainTable
          caption={say('Sample bills')}
          rows={billingRows}
          keyOf={({ client }) => client}
          columns={[
            { label: say('Client'), cell: ({ client }) => sayKnown(client) },
            {
              label: say('Date'),
              cell: ({ date }) => (
                <time className="whole" dateTime={date}>
                  {date}
                </time>
              ),
            },
            { label: say('Amount'), cell: ({ amount }) => formatDollars(amount), number: true },
            { label: say('Status'), cell: ({ status }) => sayKnown(status) },
          ]}
          totals={[say('Total'), '', formatDollars(total), '']}
        />
      </SampleData>
      <section className="office-block" aria-labelledby="bills">
        <h2 id="bills">{say('Live: requests that concern money')}</h2>
        <p className="office-note">
          {say(
            'Confirmed requests, and those on which a price was agreed or something was paid. Open one to set its price and to enter payments.',
          )}
        </p>
        <Bills />
      </section>
    </>
  );
}
