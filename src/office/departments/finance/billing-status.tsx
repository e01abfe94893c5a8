import { billingRows } from '../../../content/office/finance.ts';
import { SAMPLE_NOTE } from '../../../content/office/sample-figures.ts';
import { ShareBar } from '../../parts/charts/share-bar.tsx';
import { PlainTable } from '../../parts/dashboard/plain-table.tsx';
import { dollars } from '../../parts/dashboard/words.ts';
import { FinanceLive } from './finance-live.tsx';

export function BillingStatus() {
  const total = billingRows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <section className="office-block" aria-labelledby="sample-bills">
        <h2 id="sample-bills">Sample bills</h2>
        <p className="notice">{SAMPLE_NOTE}</p>
        <PlainTable
          caption="Sample bills"
          rows={billingRows}
          keyOf={({ client }) => client}
          columns={[
            { label: 'Client', cell: ({ client }) => client },
            { label: 'Date', cell: ({ date }) => date },
            { label: 'Amount', cell: ({ amount }) => dollars(amount), number: true },
            { label: 'Status', cell: ({ status }) => status },
          ]}
          totals={['Total', '', dollars(total), '']}
        />
      </section>
      <section className="office-block" aria-labelledby="billed">
        <h2 id="billed">Live: tours by payment</h2>
        <FinanceLive>
          {(figures) => (
            <ShareBar
              title="Value by payment"
              of="Payment"
              what="US dollars"
              empty="No tour with a value yet."
              points={figures.valueByPayment}
              format={dollars}
            />
          )}
        </FinanceLive>
      </section>
    </>
  );
}
