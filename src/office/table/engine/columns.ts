/** Column descriptions of departments, and values derived from them. */
import type { ReactNode } from 'react';
import { sayKnown } from '../../../words/say.ts';
import { formatDate, formatMoment, formatMoney, formatNumber } from './format.ts';

/** Value of a cell; null or an empty text is empty. */
export type CellValue = string | number | null;

/**
 * - `text`: sorted as people sort words; filter: contains
 * - `number`, `money` (US dollars unless `currency` says otherwise): value is a number; filter: from, to
 * - `date`: value is a calendar date, `YYYY-MM-DD`; filter: from, to
 * - `moment`: value is ISO 8601 with a zone; shown in the office's; filter: from, to (days)
 * - `choice`: one of few texts; filter: check boxes
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'moment' | 'choice';

/** Fields of a row that the table itself reads. A changed row is a new object with the same id. */
export interface TableRow {
  readonly id: string;
  /** Name of the row in the address of the page while it is opened. */
  readonly reference?: string | undefined;
  /** Set while a change of this device waits to be sent. */
  readonly pending?: 'new' | 'changed' | 'removed' | null | undefined;
  /** Reason why the record was voided; it stays readable, but counts in no total. */
  readonly voided?: string | undefined;
  /** Set when the server refused the entry and a person must look at it. */
  readonly problem?: { readonly message: string } | null | undefined;
}

export interface Column<Row> {
  /** Never changes, because saved views refer to it. */
  id: string;
  header: string;
  kind: ColumnKind;
  /** Returns the value. Must be pure and quick, because it is called for every row. */
  value: (row: Row) => CellValue;
  /** Value for exported files, if it differs: for notes their texts, where the table shows their number. */
  file?: (row: Row) => CellValue;
  /** Shown in the cell in place of the value: an editable select, a link, a mark. */
  cell?: (row: Row) => ReactNode;
  /** For `money`: currency as an ISO 4217 code. */
  currency?: (row: Row) => string;
  /** For `choice`: the options in their order. Without it, the values that occur in the rows. */
  choices?: readonly string[];
  /** Word for an empty value ("None", "Nobody yet"). */
  empty?: string;
  /**
   * Sorts empty values above all others, because "not received yet" is the newest. Otherwise they come last.
   */
  emptyIsMost?: boolean;
  /** Minimum width, pixels. */
  width?: number;
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
  /** Included in files even if only the shown columns are exported. */
  inEveryFile?: boolean;
  /** Left out first if a sheet of paper is too narrow for all columns. */
  minor?: boolean;
  total?: 'sum' | 'count' | 'average';
  /** Not listed in the details, which show it elsewhere. */
  apart?: boolean;
  /** Used as the title of cards on a phone and of the details; the first column by default. */
  primary?: boolean;
}

const widths: Record<ColumnKind, number> = {
  text: 176,
  number: 112,
  money: 136,
  date: 156,
  moment: 176,
  choice: 136,
};

/** Minimum width of a column, pixels. */
export function minimumWidth<Row>(column: Column<Row>): number {
  return column.width ?? widths[column.kind];
}

export function isNumeric(kind: ColumnKind): boolean {
  return kind === 'number' || kind === 'money';
}

/** Returns a value in words, as cells, print and search show it. */
export function formatValue<Row>(column: Column<Row>, value: CellValue): string {
  if (value === null || value === '') return column.empty ?? '';
  if (typeof value === 'number') return column.kind === 'money' ? formatMoney(value) : formatNumber(value);
  if (column.kind === 'date') return formatDate(value);
  if (column.kind === 'moment') return formatMoment(value);
  // A choice is one of the contract's words and can be translated; other texts are names, or as somebody
  // typed them.
  return column.choices ? sayKnown(value) : value;
}

export function cellText<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (column.currency && typeof value === 'number') return formatMoney(value, column.currency(row));
  return formatValue(column, value);
}

/** Returns the value of a row for exported files. */
export function fileValue<Row>(column: Column<Row>, row: Row): CellValue {
  return (column.file ?? column.value)(row);
}

export function primaryColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ primary }) => primary) ?? columns[0];
}

/** Ids of the columns that are shown at first, in their order. */
export function defaultColumnIds<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.filter(({ hidden }) => !hidden).map(({ id }) => id);
}
