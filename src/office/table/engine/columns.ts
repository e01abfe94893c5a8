/** How a department describes its columns, and what is derived from that. */
import type { ReactNode } from 'react';
import { sayKnown } from '../../../words/say.ts';
import { formatDate, formatMoment, formatMoney, formatNumber } from './format.ts';

/** Empty is null, or an empty text. */
export type Value = string | number | null;

/**
 * - `text`: sorted as people sort words; filter: contains
 * - `number`, `money` (US dollars unless `currency` says otherwise): value is a number; filter: from, to
 * - `date`: value is a calendar date, `YYYY-MM-DD`; filter: from, to
 * - `moment`: value is ISO 8601 with a zone; shown in the office's; filter: from, to (days)
 * - `choice`: one of few texts; filter: check boxes
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'moment' | 'choice';

/** What the table itself reads of a row. A changed row is a new object with the same id. */
export interface TableRow {
  readonly id: string;
  /** Set while a change of this device waits to be sent. */
  readonly pending?: 'new' | 'changed' | 'removed' | null | undefined;
  /** Why it was voided: it is read, and counts in no total. */
  readonly voided?: string | undefined;
  /** Set when the server refused it and a person must look. */
  readonly problem?: { readonly message: string } | null | undefined;
}

export interface Column<Row> {
  /** Never changes, because saved views refer to it. */
  id: string;
  header: string;
  kind: ColumnKind;
  /** Pure and quick: called for every row. */
  value: (row: Row) => Value;
  /** What files have in place of the value: of notes the texts, where the table has their number. */
  file?: (row: Row) => Value;
  /** Shown in the cell in place of the value: an editable select, a link, a mark. */
  cell?: (row: Row) => ReactNode;
  /** For `money`: ISO 4217. */
  currency?: (row: Row) => string;
  /** For `choice`: the options in their order. Without it, the values that occur in the rows. */
  choices?: readonly string[];
  /** Word for an empty value ("None", "Nobody yet"). */
  empty?: string;
  /**
   * Sorts empty values above all others, because "not received yet" is the newest. Otherwise they come last.
   */
  emptyIsMost?: boolean;
  /** Pixels at least. */
  width?: number;
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
  /** In files also where only the columns that are shown were wanted. */
  inEveryFile?: boolean;
  /** Left out first where a sheet of paper has no room for all. */
  minor?: boolean;
  total?: 'sum' | 'count' | 'average';
  /** Left out of the details, which show it in another place. */
  apart?: boolean;
  /** Title of the card on a phone and of the details; the first column unless named. */
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
export function widthOf<Row>(column: Column<Row>): number {
  return column.width ?? widths[column.kind];
}

export function isNumeric(kind: ColumnKind): boolean {
  return kind === 'number' || kind === 'money';
}

/** A value in words, as cells, print and search have it. */
export function valueInWords<Row>(column: Column<Row>, value: Value): string {
  if (value === null || value === '') return column.empty ?? '';
  if (typeof value === 'number') return column.kind === 'money' ? formatMoney(value) : formatNumber(value);
  if (column.kind === 'date') return formatDate(value);
  if (column.kind === 'moment') return formatMoment(value);
  // One of few words that the contract knows; other texts are names, or as somebody typed them.
  return column.choices ? sayKnown(value) : value;
}

export function cellText<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (column.currency && typeof value === 'number') return formatMoney(value, column.currency(row));
  return valueInWords(column, value);
}

/** What a file has of a row. */
export function fileValue<Row>(column: Column<Row>, row: Row): Value {
  return (column.file ?? column.value)(row);
}

export function primaryOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ primary }) => primary) ?? columns[0];
}

/** Ids of the columns that are shown at first, in their order. */
export function firstColumns<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.filter(({ hidden }) => !hidden).map(({ id }) => id);
}
