/** A page with nothing but the table, which tests and figures drive. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../src/ui/styles/layers.css';
import '../../../src/ui/styles/tokens.css';
import '../../../src/ui/styles/base.css';
import '../../../src/ui/styles/parts.css';
import '../../../src/ui/styles/button.css';
import '../../../src/ui/styles/typography.css';
import type { Column } from '../../../src/office/table/engine/columns.ts';
import { RecordTable } from '../../../src/office/table/view/record-table.tsx';
import type { SavedTableView, SavedTableViews } from '../../../src/office/table/view/state/views.ts';
import { type TourRow, tourRow, tourRows } from '../records/tour-rows.ts';

const statuses = ['pending', 'ongoing', 'finished'];

interface Page {
  rows: readonly TourRow[];
  state: 'loading' | 'ready' | 'failed';
}

/** Controls by which a test drives the page. */
export interface TablePage {
  show: (page: Partial<Page>) => void;
  rows: () => readonly TourRow[];
  make: (index: number) => TourRow;
}
declare global {
  interface Window {
    tablePage: TablePage;
  }
}

function change(row: TourRow, part: Partial<TourRow>): void {
  window.tablePage.show({
    rows: window.tablePage.rows().map((other) => (other.id === row.id ? { ...row, ...part } : other)),
  });
}

const columns: Column<TourRow>[] = [
  {
    id: 'customer',
    header: 'Customer',
    kind: 'text',
    value: (row) => row.customer_name,
    primary: true,
    width: 200,
  },
  { id: 'travel', header: 'Travel date', kind: 'date', value: (row) => row.travel_date },
  {
    id: 'payment',
    header: 'Payment',
    kind: 'choice',
    choices: ['Pending', 'Paid', 'Unpaid'],
    value: (row) => row.payment_status,
  },
  { id: 'trip', header: 'Trip type', kind: 'choice', value: (row) => row.trip_type },
  {
    id: 'status',
    header: 'Tour status',
    kind: 'choice',
    choices: statuses,
    value: (row) => row.tour_status,
    cell: (row) => (
      <select
        aria-label={`Tour status of ${row.customer_name}`}
        value={row.tour_status}
        onChange={({ target }) => change(row, { tour_status: target.value, pending: 'changed' })}
      >
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    ),
  },
  { id: 'guide', header: 'Guide', kind: 'choice', value: (row) => row.Incharge, empty: 'Nobody yet' },
  { id: 'days', header: 'Days', kind: 'number', value: (row) => row.days, total: 'average' },
  { id: 'budget', header: 'Budget', kind: 'money', value: (row) => row.budget, total: 'sum' },
  { id: 'received', header: 'Received', kind: 'moment', value: (row) => row.receivedAt },
  { id: 'email', header: 'E-mail', kind: 'text', value: (row) => row.replyTo, hidden: true },
  {
    id: 'wishes',
    header: 'Special requests',
    kind: 'text',
    value: (row) => row.specialRequests,
    hidden: true,
  },
  { id: 'reference', header: 'Reference', kind: 'text', value: (row) => row.reference, hidden: true },
];

const start = { sort: [{ id: 'received', desc: true }] };
const views = [
  { id: 'unassigned', name: 'Unassigned', filters: { guide: { anyOf: [''] } } },
  { id: 'waiting-longest', name: 'Waiting longest', sort: [{ id: 'received', desc: false }] },
];
const settings = new URLSearchParams(location.search);
const KEPT = 'first-screen:';

const firstScreen = {
  async read(key: string) {
    const ids = JSON.parse(localStorage.getItem(KEPT + key) ?? '[]') as string[];
    return ids.map((id) => tourRow(Number.parseInt(id.slice(-12), 16)));
  },
  save: (key: string, ids: readonly string[]) => localStorage.setItem(KEPT + key, JSON.stringify(ids)),
};

/** Views of a person, kept by the page itself. */
const OWN = 'own-views';

function useOwnViews(): SavedTableViews {
  const [views, setViews] = useState<readonly SavedTableView[]>(() =>
    JSON.parse(localStorage.getItem(OWN) ?? '[]'),
  );
  const keep = (next: readonly SavedTableView[]) => {
    localStorage.setItem(OWN, JSON.stringify(next));
    setViews(next);
  };
  const others = (id: string) => views.filter((view) => view.id !== id);
  return useMemo(
    () => ({
      views,
      shareWith: [{ value: 'operations', label: 'Operations' }],
      save({ id: known, name, department, state }) {
        const id = known ?? name.toLowerCase().replaceAll(/\W+/g, '-');
        keep([...others(id), { ...state, id, name, department, isMine: true, by: 'Asha', mayRemove: true }]);
        return id;
      },
      remove: (id) => keep(others(id)),
    }),
    [views],
  );
}

function TablePageView() {
  const [page, setPage] = useState<Page>(() => ({
    rows: tourRows(Number(settings.get('rows') ?? 0)),
    state: (settings.get('state') ?? 'ready') as Page['state'],
  }));
  const savedViews = useOwnViews();
  window.tablePage = {
    show: (part) => setPage((before) => ({ ...before, ...part })),
    rows: () => page.rows,
    make: tourRow,
  };
  if (settings.has('bare')) return null;
  return (
    <main className="page">
      <h1 className="visually-hidden">Operations</h1>
      <h2>Tour bookings</h2>
      <RecordTable
        id="tour"
        label="Tour bookings"
        columns={columns}
        rows={page.rows}
        state={page.state}
        error="The device's storage does not answer."
        syncedAt="2027-06-14T08:00:00.000Z"
        emptyText="No bookings found"
        start={start}
        views={views}
        savedViews={savedViews}
        {...(settings.has('first') ? { firstScreen } : {})}
        {...(settings.has('actions')
          ? {
              rowActions: (row: TourRow) => (
                <button type="button" className="table-button">
                  Delete<span className="visually-hidden"> {row.customer_name}</span>
                </button>
              ),
            }
          : {})}
        details={(row) => <p>Notes on {row.reference}</p>}
      />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<TablePageView />);
