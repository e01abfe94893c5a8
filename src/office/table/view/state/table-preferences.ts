/** Order and columns of a table as somebody left them on this device, by view. No search: it may name a customer. */
import { localValues } from '../../../../contract/document/web-storage.ts';
import type { ViewState } from './views.ts';

export type TablePreferences = Pick<ViewState, 'sort' | 'columns' | 'widths'>;

const PREFIX = 'table-left:';

/** Preferences by the view's id, which is empty for the initial view. */
export function readTablePreferences(table: string): Readonly<Record<string, Partial<TablePreferences>>> {
  try {
    const left: unknown = JSON.parse(localValues.read(PREFIX + table) ?? '{}');
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
  const all = { ...readTablePreferences(table), [view]: { sort, columns, widths } };
  localValues.write(PREFIX + table, JSON.stringify(all));
}

/** Forgets preferences at sign-out. */
export function forgetTablePreferences(): void {
  localValues.removeAll(PREFIX);
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
