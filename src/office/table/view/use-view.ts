import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Column, firstColumns } from '../engine/columns.ts';
import { deviceViews, keyOf, stateOf, type View, type ViewState, type ViewStore, viewId } from './views.ts';

export interface ViewControl {
  state: ViewState;
  change: (part: Partial<ViewState>) => void;
  /** Those of the department, then the person's own. */
  views: readonly View[];
  /** Id of the view that is shown unchanged; empty for the initial view, null for neither. */
  current: string | null;
  choose: (id: string) => void;
  save: (name: string) => void;
  /** Only the person's own views can be removed. */
  remove: (id: string) => void;
  isOwn: (id: string) => boolean;
}

interface Options<Row> {
  table: string;
  columns: readonly Column<Row>[];
  builtIn: readonly View[];
  start: Partial<ViewState>;
  store?: ViewStore | undefined;
}

/** What the table shows: begins with the view that the address names, and keeps the address in step. */
export function useView<Row>({
  table,
  columns,
  builtIn,
  start,
  store = deviceViews,
}: Options<Row>): ViewControl {
  const known = columns.map(({ id }) => id).join('\n');
  const first = useMemo<ViewState>(() => {
    const blank = { search: '', filters: {}, sort: [], columns: firstColumns(columns) };
    return stateOf(start, blank, known.split('\n'));
  }, [known]);
  const [own, setOwn] = useState(() => store.load(table));
  const views = useMemo(() => [...builtIn, ...own], [builtIn, own]);
  const find = useCallback(
    (id: string | null) => stateOf(views.find((view) => view.id === id) ?? {}, first, known.split('\n')),
    [views, first, known],
  );
  const [state, setState] = useState(() => find(new URLSearchParams(location.search).get('view')));

  const current = useMemo(() => {
    const key = keyOf(state);
    if (key === keyOf(first)) return '';
    return views.find((view) => keyOf(find(view.id)) === key)?.id ?? null;
  }, [state, first, views, find]);

  useEffect(() => {
    const address = new URL(location.href);
    if ((address.searchParams.get('view') ?? '') === (current ?? '')) return;
    if (current) address.searchParams.set('view', current);
    else address.searchParams.delete('view');
    history.replaceState(history.state, '', address);
  }, [current]);

  const keep = (next: readonly View[]) => {
    setOwn(next);
    store.save(table, next);
  };
  return {
    state,
    views,
    current,
    change: useCallback((part) => setState((before) => ({ ...before, ...part })), []),
    choose: (id) => setState(find(id)),
    save: (name) => keep([...own, { ...state, id: viewId(name, views), name }]),
    remove: (id) => keep(own.filter((view) => view.id !== id)),
    isOwn: (id) => own.some((view) => view.id === id),
  };
}
