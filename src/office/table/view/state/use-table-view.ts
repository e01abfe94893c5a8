import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Column, defaultColumnIds, type TableRow } from '../../engine/columns.ts';
import type { Query } from '../../engine/query.ts';
import { readTablePreferences, saveTablePreferences } from './table-preferences.ts';
import {
  areSameSlices,
  queryFromSlices,
  showView,
  type TableInstance,
  viewFromSlices,
} from './table-state.ts';
import { useTableState } from './use-table-state.ts';
import {
  completeViewState,
  type SavedTableView,
  type SavedTableViews,
  type TableView,
  type ViewState,
  viewKey,
  viewRowsKey,
} from './views.ts';

export interface ViewControl {
  /** State of the table, in the form in which views are stored. */
  state: ViewState;
  /** Views of the department; people's own views follow them. */
  builtIn: readonly TableView[];
  own: readonly SavedTableView[];
  /** True once people's own views have been read; before that the list is empty. */
  isRead: boolean;
  /** Id of the view that is shown unchanged; empty for the initial view, null for neither. */
  current: string | null;
  /** Whether the address opens with this state: not with a search or filters that no view names. */
  isKept: boolean;
  /** The own view that was chosen last, changed or not. */
  chosen: SavedTableView | undefined;
  choose: (id: string) => void;
  /** Absent where people cannot save views. */
  keeper: Pick<SavedTableViews, 'shareWith'> & {
    /** @param id of the view that is saved with this state; null for a new one */
    save: (id: string | null, name: string, department: string | null) => void;
    remove: (id: string) => void;
  };
}

interface Options<Row> {
  /** Id of the table. */
  id: string;
  columns: readonly Column<Row>[];
  builtIn: readonly TableView[];
  start: Partial<ViewState>;
  own?: SavedTableViews | undefined;
}

interface Viewed<Row extends TableRow> {
  /** The state of the table, and what changes it. */
  table: TableInstance<Row>;
  /** Query of the state for the engine; another object where other rows are to be shown. */
  query: Query;
  view: ViewControl;
}

const NOBODY: SavedTableViews = { views: [], shareWith: [], save: () => '', remove: () => undefined };
const NONE: readonly SavedTableView[] = [];

type Lefts = ReturnType<typeof readTablePreferences>;

const addressed = () => new URLSearchParams(location.search).get('view') ?? '';
const isSameFilter = (a: ViewState, b: ViewState) =>
  viewRowsKey({ ...a, sort: [] }) === viewRowsKey({ ...b, sort: [] });

/**
 * Holds the view that the table shows. Starts with the view in the address, and keeps the address in step.
 */
export function useTableView<Row extends TableRow>(options: Options<Row>): Viewed<Row> {
  const { id: tableId, columns, builtIn, start, own = NOBODY } = options;
  const known = columns.map(({ id }) => id).join('\n');
  /** The stored preferences as they were when the shown view was chosen. */
  const [left, setLeft] = useState(() => readTablePreferences(tableId));
  const saved = own.views ?? NONE;
  const firstAmong = useCallback(
    (lefts: Lefts) => {
      const blank = { search: '', filters: {}, sort: [], columns: defaultColumnIds(columns), widths: {} };
      return completeViewState({ ...start, ...lefts[''] }, blank, known.split('\n'));
    },
    [known],
  );
  const findAmong = useCallback(
    (lefts: Lefts, id: string) => {
      const found = [...builtIn, ...saved].find((view) => view.id === id);
      const asLeft = builtIn.some((view) => view.id === id) ? lefts[id] : undefined;
      return completeViewState({ ...found, ...asLeft }, firstAmong(lefts), known.split('\n'));
    },
    [builtIn, saved, firstAmong, known],
  );
  const first = useMemo(() => firstAmong(left), [firstAmong, left]);
  const find = useCallback((id: string) => findAmong(left, id), [findAmong, left]);
  const [chosen, setChosen] = useState(addressed);
  const table = useTableState(columns, () => find(chosen));
  const { globalFilter, columnFilters, sorting, columnOrder, columnVisibility, columnSizing } = table.state;
  // A view that is chosen asks anew, even where it names the same rows.
  const query = useMemo(
    () => queryFromSlices({ globalFilter, columnFilters, sorting }),
    [globalFilter, columnFilters, sorting, left],
  );
  const state = useMemo(
    () => viewFromSlices(table.state),
    [globalFilter, columnFilters, sorting, columnOrder, columnVisibility, columnSizing],
  );
  /** The state that the chosen view has set; another one is a person's. */
  const untouched = useRef(table.state);
  const isTouched = () => !areSameSlices(table.store.state, untouched.current);
  const show = (view: ViewState) => {
    showView(table, view);
    untouched.current = table.store.state;
  };

  const current = useMemo(() => {
    const key = viewKey(state);
    // If two views show the same, the chosen one is current.
    if (viewKey(find(chosen)) === key && [...builtIn, ...saved].some(({ id }) => id === chosen))
      return chosen;
    if (key === viewKey(first)) return '';
    return [...builtIn, ...saved].find((view) => viewKey(find(view.id)) === key)?.id ?? null;
  }, [state, chosen, first, builtIn, saved, find]);

  // The chosen view may be read after the table is rendered, or its author may change it meanwhile.
  useEffect(() => {
    if (isTouched() || !saved.some(({ id }) => id === chosen)) return;
    const next = find(chosen);
    if (viewKey(next) !== viewKey(state)) show(next);
  }, [saved, chosen, find]);

  useEffect(() => {
    if (!isTouched() || saved.some(({ id }) => id === chosen)) return;
    if (isSameFilter(state, find(chosen))) saveTablePreferences(tableId, chosen, state);
  }, [state, chosen, saved, find, tableId]);

  useEffect(() => {
    const isReading = own.views === undefined && !isTouched();
    const named = current ?? (isSameFilter(state, find(chosen)) ? chosen : '');
    if (isReading || addressed() === named) return;
    const address = new URL(location.href);
    if (named) address.searchParams.set('view', named);
    else address.searchParams.delete('view');
    history.replaceState(history.state, '', address);
  }, [current, state, chosen, find, own.views]);

  const isOwn = saved.some(({ id }) => id === chosen);
  const isKept = current !== null || (!isOwn && isSameFilter(state, find(chosen)));

  const view = {
    state,
    builtIn,
    own: saved,
    isRead: own.views !== undefined,
    current,
    isKept,
    chosen: saved.find(({ id }) => id === chosen),
    choose(id: string) {
      const now = readTablePreferences(tableId);
      setLeft(now);
      setChosen(id);
      show(findAmong(now, id));
    },
    keeper: {
      shareWith: own.shareWith,
      save(id: string | null, name: string, department: string | null) {
        // The saved view is shown unchanged, so that later changes to it may be shown too.
        untouched.current = table.state;
        setChosen(own.save({ id, name, department, state }));
      },
      remove(id: string) {
        own.remove(id);
        setChosen('');
      },
    },
  };
  return { table, query, view };
}
