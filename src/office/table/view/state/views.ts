/** Views of a table: which rows it shows, in which order, with which columns. */

import { localValues } from '../../../../contract/document/web-storage.ts';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '../../../../kinds/saved-view/schema.ts';
import { type Filter, isEmptyFilter } from '../../engine/filter.ts';
import type { Sort } from '../../engine/query.ts';

export interface ViewState {
  search: string;
  /** Filters by column id. */
  filters: Readonly<Record<string, Filter>>;
  sort: readonly Sort[];
  /** Ids of the shown columns in their order. */
  columns: readonly string[];
  /** Widths of the columns that somebody made narrower or wider, pixels. */
  widths: Readonly<Record<string, number>>;
}

/** A view that a department offers or a person saved. Missing parts are as in the initial view. */
export interface TableView extends Partial<ViewState> {
  /** Value in the address: `?view=`. */
  id: string;
  name: string;
}

/** A view that a person saved. */
export interface SavedTableView extends TableView {
  /** True if the signed-in person made it; only they may change it. */
  isMine: boolean;
  /** Name of the person who made it. */
  by: string;
  /** Department that it is shared with; null if only its author sees it. */
  department: string | null;
  /** True if the signed-in person may remove it. */
  mayRemove: boolean;
}

/** The views that a person saved or that others share with them, and the actions for them. */
export interface SavedTableViews {
  /** The views; undefined while they are being read. */
  views: readonly SavedTableView[] | undefined;
  /** Departments that the person may share one with. */
  shareWith: readonly { value: string; label: string }[];
  /** @param id of the view that is changed; null for a new one. @returns its id */
  save: (
    view: Pick<SavedTableView, 'name' | 'department'> & { id: string | null; state: ViewState },
  ) => string;
  remove: (id: string) => void;
}

const PREFIX = 'table-views:';

/** Returns the views that an earlier version of the program kept in local storage, and deletes them there. */
export function takeLegacyViews(table: string): TableView[] {
  const kept = localValues.read(PREFIX + table);
  if (kept === null) return [];
  localValues.remove(PREFIX + table);
  try {
    const views: unknown = JSON.parse(kept);
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Deletes the views in local storage on signing out, because a view may name a customer. */
export function forgetLegacyViews(): void {
  localValues.removeAll(PREFIX);
}

function isView(value: unknown): value is TableView {
  const { id, name } = (value ?? {}) as Partial<TableView>;
  return typeof id === 'string' && typeof name === 'string';
}

/** A complete view state. Columns that no longer exist are left out, with their filters and sorting. */
export function completeViewState(
  view: Partial<ViewState>,
  first: ViewState,
  known: readonly string[],
): ViewState {
  const exists = (id: string) => known.includes(id);
  const columns = view.columns?.filter(exists) ?? [];
  return {
    search: view.search ?? first.search,
    filters: Object.fromEntries(Object.entries(view.filters ?? first.filters).filter(([id]) => exists(id))),
    sort: (view.sort ?? first.sort).filter(({ id }) => exists(id)),
    columns: columns.length > 0 ? columns : first.columns,
    widths: Object.fromEntries(Object.entries(view.widths ?? first.widths).filter(([id]) => exists(id))),
  };
}

/** Key of a view: the same text for the same view, whatever the order of its filters. */
export function viewKey({ search, filters, sort, columns, widths }: ViewState): string {
  const byId = Object.entries(widths).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([viewRowsKey({ search, filters, sort }), columns, byId]);
}

/** Like `viewKey`, but only for what decides about the rows and their order, without columns and widths. */
export function viewRowsKey({ search, filters, sort }: Omit<ViewState, 'columns' | 'widths'>): string {
  const set = Object.entries(filters).filter(([, filter]) => !isEmptyFilter(filter));
  return JSON.stringify([
    search.trim(),
    set.sort(([a], [b]) => (a < b ? -1 : 1)),
    sort.map(({ id, desc }) => [id, desc]),
  ]);
}

/** Moves a column to the place of another one, which moves aside. */
export function moveColumn(columns: readonly string[], id: string, place: string): string[] {
  const [from, to] = [columns.indexOf(id), columns.indexOf(place)];
  if (from < 0 || to < 0) return [...columns];
  const rest = columns.filter((column) => column !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Limits a width to what a screen can show. */
export function clampColumnWidth(pixels: number): number {
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, pixels)));
}
