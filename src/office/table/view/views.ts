/** Views of a table: which rows in which order with which columns. Named ones are kept on the device. */

import { type Filter, isEmptyFilter } from '../engine/filter.ts';
import type { Sort } from '../engine/query.ts';

export interface ViewState {
  search: string;
  /** By the column's id. */
  filters: Readonly<Record<string, Filter>>;
  sort: readonly Sort[];
  /** Ids of the shown columns in their order. */
  columns: readonly string[];
}

/** A view that a department offers or a person saved. Missing parts are as in the initial view. */
export interface View extends Partial<ViewState> {
  /** Stands in the address as `?view=`. */
  id: string;
  name: string;
}

/** Where a person's views are kept. */
export interface ViewStore {
  load: (table: string) => readonly View[];
  save: (table: string, views: readonly View[]) => void;
}

const PREFIX = 'table-views:';

/** Views in local storage; without it they last as long as the page. */
export const deviceViews: ViewStore = {
  load(table) {
    try {
      const views: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? '[]');
      return Array.isArray(views) ? views.filter(isView) : [];
    } catch {
      return [];
    }
  },
  save(table, views) {
    try {
      localStorage.setItem(PREFIX + table, JSON.stringify(views));
    } catch {
      // Storage is full or forbidden: the views last until the page is closed.
    }
  },
};

/** For signing out: a view may name a customer. */
export function forgetViews(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

function isView(value: unknown): value is View {
  const { id, name } = (value ?? {}) as Partial<View>;
  return typeof id === 'string' && typeof name === 'string';
}

/** A complete view state. Columns that no longer exist are left out, with their filters and sorting. */
export function stateOf(view: Partial<ViewState>, first: ViewState, known: readonly string[]): ViewState {
  const exists = (id: string) => known.includes(id);
  const columns = view.columns?.filter(exists) ?? [];
  return {
    search: view.search ?? first.search,
    filters: Object.fromEntries(Object.entries(view.filters ?? first.filters).filter(([id]) => exists(id))),
    sort: (view.sort ?? first.sort).filter(({ id }) => exists(id)),
    columns: columns.length > 0 ? columns : first.columns,
  };
}

/** The same text for the same view, whatever the order of its filters. */
export function keyOf({ search, filters, sort, columns }: ViewState): string {
  return JSON.stringify([rowsKeyOf({ search, filters, sort }), columns]);
}

/** As `keyOf`, without the columns: what decides about rows and their order. */
export function rowsKeyOf({ search, filters, sort }: Omit<ViewState, 'columns'>): string {
  const set = Object.entries(filters).filter(([, filter]) => !isEmptyFilter(filter));
  return JSON.stringify([
    search.trim(),
    set.sort(([a], [b]) => (a < b ? -1 : 1)),
    sort.map(({ id, desc }) => [id, desc]),
  ]);
}

/** An id for the address that none of the views has. */
export function viewId(name: string, views: readonly View[]): string {
  const word =
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'view';
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? word : `${word}-${count}`;
    if (!views.some((view) => view.id === id)) return id;
  }
}

/** Moves a column one place to the left (-1) or right (1) among the shown. */
export function moveColumn(columns: readonly string[], id: string, by: -1 | 1): string[] {
  const from = columns.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.toSpliced(from, 1).toSpliced(to, 0, id);
}
