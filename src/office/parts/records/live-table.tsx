/** The table of one kind of record on this device: live, offline too, its first screen at once. */
import type { ReactNode } from 'react';
import type { RecordKind } from '../../../contract/roles.ts';
import { type Row, useRecords } from '../../../device/feed/index.ts';
import type { Column } from '../../table/engine/columns.ts';
import { RecordTable } from '../../table/view/record-table.tsx';
import type { View, ViewState } from '../../table/view/views.ts';
import { firstScreenOf } from './first-screen.ts';
import './records.css';

interface LiveTableProps<Kind extends RecordKind> {
  kind: Kind;
  label: string;
  columns: readonly Column<Row<Kind>>[];
  emptyText?: string;
  failedText?: string;
  start?: Partial<ViewState>;
  views?: readonly View[];
  rowActions?: (row: Row<Kind>) => ReactNode;
  details: (row: Row<Kind>) => ReactNode;
}

export function LiveTable<Kind extends RecordKind>({
  kind,
  emptyText = 'No bookings found',
  ...table
}: LiveTableProps<Kind>) {
  const { rows, state, error, syncedAt } = useRecords(kind);
  return (
    <RecordTable
      id={kind}
      rows={rows}
      state={state}
      error={error}
      syncedAt={syncedAt}
      emptyText={emptyText}
      firstScreen={firstScreenOf(kind)}
      {...table}
    />
  );
}
