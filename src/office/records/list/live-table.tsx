/** The table of one kind of record on this device: live, offline too, its first screen at once. */
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { prefetchGuest } from '../../../device/office/search/page.ts';
import { useSession } from '../../../device/office/session/page.ts';
import {
  NOT_FETCHED_MESSAGE,
  type Row,
  readLastRows,
  storeLastScreen,
  storeRows,
  takePrefetchedRows,
  useRecords,
} from '../../../device/records/index.ts';
import { type RecordKind, type RequestKind, recordNames } from '../../../kinds/list.ts';
import { isUrgent } from '../../features/figures/urgency.ts';
import { Toasts } from '../../features/undo/toasts.tsx';
import { kindViews } from '../../kinds/list.ts';
import { RecordTable } from '../../table/view/record-table.tsx';
import type { TableView } from '../../table/view/state/views.ts';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { EnteredDetails } from '../details/entered-details.tsx';
import { RequestControls, RequestDetails } from '../details/request-details.tsx';
import { newestFirstView } from './common-columns.ts';
import { columnsOf, isRequest } from './kind-columns.tsx';
import { requestViews } from './request-views.ts';
import { RowProblem } from './row-problem.tsx';
import { useRecordInUrl } from './use-record-in-url.ts';
import { useSavedTableViews } from './use-saved-table-views.ts';
import './records.css';
import { pageLanguage, sayKnown } from '../../../words/say.ts';
import type { FirstScreen } from '../../table/view/use-first-screen.ts';
import { takeScreenSnapshot } from './screen-snapshot.ts';

/** Wanted once rows are selected. */
const BulkChangeControls = lazy(() =>
  import('../change/bulk-change-controls.tsx').then((module) => ({ default: module.BulkChangeControls })),
);

/** Changes of many requests at once. */
export function BulkRequestChanges(props: ComponentProps<typeof BulkChangeControls>) {
  return (
    <Suspense fallback={null}>
      <BulkChangeControls {...props} />
    </Suspense>
  );
}

interface LiveTableProps<Kind extends RecordKind> {
  kind: Kind;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row<Kind>) => ReactNode;
  /** Shown below all the fields of an opened row, in addition to what every row shows. */
  details?: (row: Row<Kind>) => ReactNode;
}

export const REQUESTS = ['1 new request', '{count} new requests'] as const;
const ENTRIES = ['1 new entry', '{count} new entries'] as const;
const NO_VIEWS: readonly TableView[] = [];

export function LiveTable<Kind extends RecordKind>({ kind, details, ...table }: LiveTableProps<Kind>) {
  const { rows, state, error, syncedAt } = useRecords(kind);
  const person = useSession().session?.account.name ?? '';
  useLoggedFailure(kind, error);
  const views = useMemo(
    () => (isRequest({ kind }) ? requestViews(columnsOf(kind), person) : NO_VIEWS),
    [kind, person, pageLanguage()],
  );
  const today = officeToday(useNow());
  const savedViews = useSavedTableViews(kind);
  const address = useRecordInUrl();
  const { emptyText, failedText, start = newestFirstView } = kindViews[kind];
  return (
    <RecordTable
      id={kind}
      label={sayKnown(recordNames[kind])}
      columns={columnsOf(kind)}
      rows={rows}
      state={state}
      error={error}
      syncedAt={syncedAt}
      emptyText={sayKnown(emptyText)}
      {...(failedText !== undefined && { failedText: sayKnown(failedText) })}
      start={start}
      views={views}
      savedViews={savedViews}
      firstScreen={kindFirstScreen(kind)}
      address={address}
      bulk={(selected: readonly Row<Kind>[], onDone) =>
        isRequest({ kind }) && (
          <BulkRequestChanges
            // Safe: the kind of all of them is one of requests.
            selected={selected as unknown as readonly Row<RequestKind>[]}
            rows={rows as unknown as readonly Row<RequestKind>[]}
            onDone={onDone}
          />
        )
      }
      noun={isRequest({ kind }) ? REQUESTS : ENTRIES}
      isUrgent={(row) => isRequest(row) && isUrgent(row, today)}
      foot={<Toasts />}
      onNear={(row) => isRequest(row) && prefetchGuest(row.id)}
      lead={(row) => (isRequest(row) ? <RequestControls row={row} /> : <RowProblem row={row} />)}
      details={(row) =>
        isRequest(row) ? (
          <RequestDetails row={row}>{details?.(row)}</RequestDetails>
        ) : (
          <EnteredDetails row={row}>{details?.(row)}</EnteredDetails>
        )
      }
      {...table}
    />
  );
}

/**
 * Tells the console which list could not be fetched, beside the words on the screen (docs/contract.md#strings).
 * @param error why the list is not whole; what the device itself could not read is no matter of fetching
 */
function useLoggedFailure(kind: RecordKind, error: string | undefined): void {
  useEffect(() => {
    if (error !== NOT_FETCHED_MESSAGE) return;
    // biome-ignore lint/suspicious/noConsole: the contract gives this text to the console.
    console.error(`Error fetching ${recordNames[kind].toLowerCase()}:`, error);
  }, [kind, error]);
}

const screens = new Map<RecordKind, FirstScreen<Row>>();

/** Shows at once the rows that a table showed last, while the rest is read. */
function kindFirstScreen<Kind extends RecordKind>(kind: Kind): FirstScreen<Row<Kind>> {
  const screen = screens.get(kind) ?? {
    takePrefetched: takePrefetchedRows,
    read: readLastRows,
    // If this fails, the page merely opens without a first screen.
    save: (key: string, ids: readonly string[], isKept: boolean, signal: AbortSignal) => {
      void storeRows(key, ids, isKept).catch(() => undefined);
      // The page does not open with a search, whose text may name a customer.
      if (isKept)
        void storeLastScreen(kind, () => takeScreenSnapshot(ids.length), signal).catch(() => undefined);
    },
  };
  screens.set(kind, screen);
  // Safe: the ids stored under a table's key belong to its own kind.
  return screen as unknown as FirstScreen<Row<Kind>>;
}
