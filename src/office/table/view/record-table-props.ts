/** Props of the table component, see record-table.tsx. */
import type { ReactNode } from 'react';
import type { Column, TableRow } from '../engine/columns.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import type { RowNoun } from '../parts/new-rows-button.tsx';
import type { SavedTableViews, TableView, ViewState } from './state/views.ts';
import type { FirstScreen } from './use-first-screen.ts';

/** The opened row, named by its reference, in the address of the page. */
export interface RecordInAddress {
  /** Key of the present step of the history. */
  visit: string;
  /** True for a step that `write` made. */
  isWritten: boolean;
  /** Reference in the address; null for none. */
  named: string | null;
  /** Writes what is open; null for nothing. The function stays the same. */
  write: (reference: string | null) => void;
}

export interface RecordTableProps<Row extends TableRow> {
  /** Id of the table, under which the device stores its settings. */
  id: string;
  /** Name of its rows: "Tour bookings". */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** `loading` while `rows` is not all there is on this device. */
  state: 'loading' | 'ready' | 'failed';
  /** Message when reading failed; the table's own by default. */
  failedText?: string;
  /** Reason why reading failed, in words. */
  error?: string | undefined;
  /** When the rows were last brought up to date, ISO 8601. */
  syncedAt?: string | null;
  /** Message when there are no rows at all. */
  emptyText: string;
  /** Initial view, before anybody changes it. */
  start?: Partial<ViewState>;
  views?: readonly TableView[];
  /** Views that people save; without them none can be saved. */
  savedViews?: SavedTableViews | undefined;
  /** Name of its rows, singular and plural. */
  noun?: RowNoun;
  /** True for a row that cannot wait. */
  isUrgent?: (row: Row) => boolean;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Actions shown above the fields of an opened row. */
  lead?: (row: Row) => ReactNode;
  /** Details shown below the fields of an opened row. */
  details?: (row: Row) => ReactNode;
  /**
   * Content at the foot of an opened row that covers the screen, because nothing outside it can be reached.
   */
  foot?: ReactNode;
  /** Called when a row is opened, instead of showing its details. */
  onOpen?: (row: Row) => void;
  /** Called with the rows that are shown, and all rows among which they were found, once they are all known. */
  onShown?: (shown: ShownRows<Row>, rows: readonly Row[]) => void;
  /** Columns of the fields of an opened row, where rows of several kinds have fields of their own. */
  detailColumns?: (row: Row) => readonly Column<Row>[];
  /** Called when the pointer is on a row, which may be opened next, so that its data can be fetched ahead. */
  onNear?: (row: Row) => void;
  /** The opened row in the address of the page; without it, the address stays as it is. */
  address?: RecordInAddress;
  /**
   * Actions for the selected rows, as they were when they were selected. @param onDone clears the selection
   */
  bulk?: (rows: readonly Row[], onDone: () => void) => ReactNode;
  firstScreen?: FirstScreen<Row>;
}
