/** The table of one kind of record on this device: live, offline too, its first screen at once. */
import { type ReactNode, useMemo } from 'react';
import { recordNames } from '../../../content/office/record-names.ts';
import type { RecordKind } from '../../../contract/roles.ts';
import { type Row, useRecords } from '../../../device/feed/index.ts';
import { useSession } from '../../../device/session/page.ts';
import { kindViews } from '../../kinds/list.ts';
import { RecordTable } from '../../table/view/record-table.tsx';
import type { View } from '../../table/view/views.ts';
import { newestFirst } from './columns.ts';
import { EnteredDetails } from './entered-details.tsx';
import { firstScreenOf } from './first-screen.ts';
import { columnsOf, isRequest } from './kind-columns.tsx';
import { RequestDetails, RequestLead } from './request-details.tsx';
import { requestViews } from './request-views.ts';
import { RowProblem } from './row-problem.tsx';
import './records.css';

interface LiveTableProps<Kind extends RecordKind> {
  kind: Kind;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row<Kind>) => ReactNode;
  /** Shown below all the fields of an opened row, in addition to what every row shows. */
  details?: (row: Row<Kind>) => ReactNode;
}

const NO_VIEWS: readonly View[] = [];

export function LiveTable<Kind extends RecordKind>({ kind, details, ...table }: LiveTableProps<Kind>) {
  const { rows, state, error, syncedAt } = useRecords(kind);
  const person = useSession().session?.account.name ?? '';
  const views = useMemo(
    () => (isRequest({ kind }) ? requestViews(columnsOf(kind), person) : NO_VIEWS),
    [kind, person],
  );
  const { emptyText, failedText, start = newestFirst } = kindViews[kind];
  return (
    <RecordTable
      id={kind}
      label={recordNames[kind]}
      columns={columnsOf(kind)}
      rows={rows}
      state={state}
      error={error}
      syncedAt={syncedAt}
      emptyText={emptyText}
      {...(failedText !== undefined && { failedText })}
      start={start}
      views={views}
      firstScreen={firstScreenOf(kind)}
      lead={(row) => (isRequest(row) ? <RequestLead row={row} /> : <RowProblem row={row} />)}
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
