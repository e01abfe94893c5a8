/**
 * The selected rows in the state of TanStack Table. Its own feature has ids alone in an object that each press copies,
 * which takes eight times as long where 30,000 rows are selected; and it forgets what somebody saw of them.
 */
import {
  assignTableAPIs,
  makeStateUpdater,
  type OnChangeFn,
  type RowData,
  type TableFeature,
  type TableFeatures,
  type Updater,
} from '@tanstack/react-table';
import type { TableRow } from '../../engine/columns.ts';
import type { Selection } from '../../engine/selection.ts';

type SelectedRows = Selection<TableRow>;

interface Options {
  onSelectedRowsChange?: OnChangeFn<SelectedRows>;
}

declare module '@tanstack/react-table' {
  interface Plugins {
    selectedRowsFeature: TableFeature;
  }
  interface TableState_FeatureMap {
    selectedRowsFeature: { selectedRows: SelectedRows };
  }
  interface TableOptions_FeatureMap<TFeatures extends TableFeatures, TData extends RowData> {
    selectedRowsFeature: Options;
  }
  interface Table_FeatureMap<TFeatures extends TableFeatures, TData extends RowData> {
    selectedRowsFeature: { setSelectedRows: (update: Updater<SelectedRows>) => void };
  }
}

export const NO_SELECTION: Selection<never> = { rows: new Map<string, never>(), anchor: null };

export const selectedRowsFeature: TableFeature = {
  getInitialState: (state) => ({ selectedRows: NO_SELECTION, ...state }),
  getDefaultTableOptions: (table) => ({ onSelectedRowsChange: makeStateUpdater('selectedRows', table) }),
  constructTableAPIs(table) {
    assignTableAPIs('selectedRowsFeature', table, {
      table_setSelectedRows: {
        fn: (update: Updater<SelectedRows>) => (table.options as Options).onSelectedRowsChange?.(update),
      },
    });
  },
};
