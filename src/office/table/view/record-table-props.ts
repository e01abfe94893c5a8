/** What the one table takes; see record-table.tsx. */
import type { ReactNode } from 'react';
import type { Column, TableRow } from '../engine/columns.ts';
import type { RowNoun } from '../parts/arrivals.tsx';
import type { FirstScreen } from './use-first-screen.ts';
import type { OwnViews, View, ViewState } from './views.ts';

export interface RecordTableProps<Row extends TableRow> {
  /** Of the table, for what is kept about it on the device. */
  id: string;
  /** What its rows are: "Tour bookings". */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** `loading` while `rows` is not all there is on this device. */
  state: 'loading' | 'ready' | 'failed';
  /** Said when it failed, in place of the table's own words. */
  failedText?: string;
  /** Why it failed, in words. */
  error?: string | undefined;
  /** When the rows were last brought up to date, ISO 8601. */
  syncedAt?: string | null;
  /** Said when there are no rows at all. */
  emptyText: string;
  /** What it shows at first, before anybody asks for something else. */
  start?: Partial<ViewState>;
  views?: readonly View[];
  /** Views that people save; without them none can be saved. */
  ownViews?: OwnViews | undefined;
  /** What its rows are, one and many. */
  noun?: RowNoun;
  /** True for a row that cannot wait. */
  isUrgent?: (row: Row) => boolean;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown above all the fields of an opened row: what is done with it. */
  lead?: (row: Row) => ReactNode;
  /** Shown below all the fields of an opened row. */
  details?: (row: Row) => ReactNode;
  /** What stands at the foot of an opened row that lies over the screen: nothing outside it can be reached. */
  foot?: ReactNode;
  /** In place of the details. */
  onOpen?: (row: Row) => void;
  /** The pointer is on a row, which may be opened next: what it needs may be asked for. */
  onNear?: (row: Row) => void;
  /** Of the address: another one opens the row that it names (`?record=`). */
  visit?: string;
  /** What can be done with selected rows, as they were when they were selected. @param onDone selects nothing again */
  bulk?: (rows: readonly Row[], onDone: () => void) => ReactNode;
  firstScreen?: FirstScreen<Row>;
}
