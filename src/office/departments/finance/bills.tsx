/** The requests that finance works with, of all kinds in one table. */
import { useMemo } from 'react';
import { type Row, useRecords } from '../../../device/records/index.ts';
import { type RequestKind, requestKinds } from '../../../kinds/list.ts';
import { isInMoneyView } from '../../../kinds/money-view.ts';
import { type PaidSums, paidSums } from '../../features/money/paid-sums.ts';
import { RequestMoney } from '../../features/money/request-money.tsx';
import { translateColumn } from '../../records/list/kind-columns.tsx';
import { RowProblem } from '../../records/list/row-problem.tsx';
import { useRecordInUrl } from '../../records/list/use-record-in-url.ts';
import { RecordTable } from '../../table/view/record-table.tsx';
import { billColumns } from './bill-columns.ts';
import '../../records/list/records.css';
import { pageLanguage, say } from '../../../words/say.ts';

/** The hooks are the same at each render, because the list of kinds is. */
function useRequests() {
  return requestKinds.map((kind) => useRecords(kind));
}

export function Bills() {
  const snapshots = useRequests();
  const payments = useRecords('payment');
  const versions = snapshots.map(({ version }) => version).join();
  const rows = useMemo(
    () => snapshots.flatMap(({ rows }) => rows as readonly Row<RequestKind>[]).filter(isInMoneyView),
    // The versions represent the rows.
    [versions],
  );
  const columns = useMemo(
    () => billColumns(paidByRequest(payments.rows)).map(translateColumn),
    [payments.rows, pageLanguage()],
  );
  const address = useRecordInUrl();
  const failed = snapshots.find(({ state }) => state === 'failed');
  const isLoading = [...snapshots, payments].some(({ state }) => state === 'loading');
  return (
    <RecordTable
      id="bills"
      label={say('Requests that concern money')}
      columns={columns}
      rows={rows}
      state={failed ? 'failed' : isLoading ? 'loading' : 'ready'}
      error={failed?.error}
      syncedAt={payments.syncedAt}
      address={address}
      emptyText={say('No request is confirmed yet, and none has a price.')}
      start={{ sort: [{ id: 'nextDue', desc: false }] }}
      views={[
        { id: 'to-pay', name: say('To pay'), filters: { balance: { from: 0.01 } } },
        { id: 'no-price', name: say('Without a price'), filters: { priced: { anyOf: ['No'] } } },
      ]}
      lead={(row) => (
        <div className="request-details">
          <RowProblem row={row} />
          <RequestMoney key={row.id} row={row} />
        </div>
      )}
    />
  );
}

function paidByRequest(payments: readonly Row<'payment'>[]): ReadonlyMap<string, PaidSums> {
  const own = new Map<string, Row<'payment'>[]>();
  for (const payment of payments) {
    const list = own.get(payment.request);
    if (list) list.push(payment);
    else own.set(payment.request, [payment]);
  }
  return new Map([...own].map(([request, list]) => [request, paidSums(list)]));
}
