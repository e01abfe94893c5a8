/** All that guests have sent, of every kind that the account may see, in one list: what is to be done the soonest is first. */
import { useEffect, useMemo, useState } from 'react';
import type { Session } from '../../../contract/accounts/accounts.ts';
import { prefetchGuest } from '../../../device/office/search/page.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { type Row, useRecords } from '../../../device/records/index.ts';
import { type RequestKind, requestKinds } from '../../../kinds/list.ts';
import { mayHandle } from '../../../kinds/record-roles.ts';
import { pageLanguage, say } from '../../../words/say.ts';
import { useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import { isUrgent } from '../../features/figures/urgency.ts';
import { FailedMail } from '../../features/reply/failed-mail.tsx';
import { Toasts } from '../../features/undo/toasts.tsx';
import { RequestControls, RequestDetails } from '../../records/details/request-details.tsx';
import { columnsOf } from '../../records/list/kind-columns.tsx';
import { BulkRequestChanges, REQUESTS } from '../../records/list/live-table.tsx';
import { useRecordInUrl } from '../../records/list/use-record-in-url.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { ShownRows } from '../../table/engine/shown-rows.ts';
import { RecordTable } from '../../table/view/record-table.tsx';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { Travelers } from './flight-travelers.tsx';
import { inboxColumns, inboxViews, soonestFirst } from './inbox-columns.tsx';
import { useInboxLastSeen } from './inbox-last-seen.ts';
import '../../records/list/records.css';

type Request = Row<RequestKind>;

/** The rows that the list shows, of all its rows at that time. */
interface Shown {
  shown: ShownRows<Request>;
  rows: readonly Request[];
}

export function Inbox() {
  const account = useSession().session?.account;
  // Another account may see other kinds, and has looked at another time.
  return account ? <InboxOf key={`${account.id} ${account.role}`} account={account} /> : null;
}

function InboxOf({ account }: { account: Session['account'] }) {
  const kinds = useMemo(() => requestKinds.filter((kind) => mayHandle(account.role, kind)), [account.role]);
  // As many hooks at each render: the role stays the same.
  const snapshots = kinds.map((kind) => useRecords(kind));
  const rows = useComputedFigures(snapshots, () =>
    snapshots.flatMap((snapshot): readonly Request[] => snapshot.rows),
  );
  const today = officeToday(useNow());
  const { look, see } = useInboxLastSeen(account.id);
  const isNew = useMemo(() => isNewSince(look?.last, account.id), [look?.last, account.id]);
  const columns = useMemo(() => inboxColumns(kinds, today, isNew), [kinds, today, isNew, pageLanguage()]);
  const views = useMemo(() => inboxViews(columns, account.name), [columns, account.name]);
  const address = useRecordInUrl();

  const failed = snapshots.find(({ state }) => state === 'failed');
  const isLoading = snapshots.some(({ state }) => state === 'loading');
  const isWhole = !failed && !isLoading;
  const [inSight, setInSight] = useState<Shown>();
  useEffect(() => {
    // While a kind is not read, what came of it has not been seen, and may be older than the latest of the others.
    const latest = look && inSight && isWhole ? latestSeen(inSight, isNew) : '';
    if (latest) see(latest);
  }, [look, inSight, isWhole]);

  const times = snapshots.flatMap(({ syncedAt }) => syncedAt ?? []).sort();
  return (
    <>
      <p className="office-note">
        {say(
          'First come follow-ups that are due, then unanswered guests who travel within a week, then other unanswered guests, the longest wait first, then what is in hand by its travel date; done and lost come last.',
        )}
      </p>
      <FailedMail of={snapshots} />
      <RecordTable
        id="inbox"
        label={say('Inbox')}
        columns={columns}
        rows={rows}
        state={failed ? 'failed' : isLoading ? 'loading' : 'ready'}
        error={failed?.error}
        syncedAt={times[0] ?? null}
        emptyText={say('No request has come yet.')}
        start={{ sort: soonestFirst }}
        views={views}
        address={address}
        noun={REQUESTS}
        isUrgent={(row) => isUrgent(row, today)}
        bulk={(selected, onDone) => <BulkRequestChanges selected={selected} rows={rows} onDone={onDone} />}
        foot={<Toasts />}
        onNear={(row) => void prefetchGuest(row.id)}
        onShown={(shown, all) => setInSight({ shown, rows: all })}
        detailColumns={(row) => columnsOf(row.kind) as readonly Column<Request>[]}
        lead={(row) => <RequestControls row={row} />}
        details={(row) => (
          <RequestDetails row={row}>
            {row.kind === 'flightRequest' && <Travelers row={row as Row<'flightRequest'>} />}
          </RequestDetails>
        )}
      />
    </>
  );
}

/**
 * Returns what tells the requests that came since the last look; own entries are no news.
 * @param last ISO 8601; neither at the first look nor before it is known is anything new
 */
export function isNewSince(last: string | null | undefined, account: string) {
  return ({ receivedAt, enteredBy }: Pick<Request, 'receivedAt' | 'enteredBy'>): boolean =>
    Boolean(last) && receivedAt > (last ?? '') && enteredBy?.id !== account;
}

/**
 * Returns when the latest of all requests was received; empty where a filter or a search hides some of the new ones, which
 * have not been seen then.
 */
export function latestSeen({ shown, rows }: Shown, isNew: (row: Request) => boolean): string {
  let hidden = 0;
  let latest = '';
  for (const row of rows) {
    if (isNew(row)) hidden += 1;
    if (row.receivedAt > latest) latest = row.receivedAt;
  }
  for (let place = 0; place < shown.count && hidden > 0; place += 1) {
    const row = shown.rowAt(place);
    if (row && isNew(row)) hidden -= 1;
  }
  return hidden === 0 ? latest : '';
}
