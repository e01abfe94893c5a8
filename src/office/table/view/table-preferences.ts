/** Order and columns of a table as somebody left them on this device, by view. No search: it may name a customer. */
import type { ViewState } from './views.ts';

export type TablePreferences = Pick<ViewState, 'sort' | 'columns' | 'widths'>;

const PREFIX = 'table-left:';

/** By the view's id; empty for the initial view. */
export function readTablePreferences(table: string): Readonly<Record<string, Partial<TablePreferences>>> {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? '{}');
    if (typeof left !== 'object' || left === null) return {};
    return Object.fromEntries(Object.entries(left).filter(([, one]) => isLeft(one)));
  } catch {
    return {};
  }
}

export function saveTablePreferences(
  table: string,
  view: string,
  { sort, columns, widths }: TablePreferences,
): void {
  try {
    const all = { ...readTablePreferences(table), [view]: { sort, columns, widths } };
    localStorage.setItem(PREFIX + table, JSON.stringify(all));
  } catch {
    // Storage is full or forbidden: the next page begins as at first.
  }
}

/** For signing out. */
export function forgetTablePreferences(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

function isLeft(value: unknown): value is TablePreferences {
  const { sort, columns, widths } = (value ?? {}) as Partial<TablePreferences>;
  const isWidths = typeof widths === 'object' && widths !== null;
  return (
    Array.isArray(sort) &&
    sort.every((one) => typeof one?.id === 'string' && typeof one.desc === 'boolean') &&
    Array.isArray(columns) &&
    columns.every((id) => typeof id === 'string') &&
    isWidths &&
    Object.values(widths).every((width) => typeof width === 'number' && Number.isFinite(width))
  );
}
