/** Inserts the rows of new records, by statements that are written once for each table and number of rows. */

import { prepare, prepareEach } from '../core/prepared-statements.ts';
import { type KindTables, withDynamicTables } from '../core/tables.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';

export type Value = string | number | null;

/** Values by column. The record's id is a `LockedId`, which only code with the feed's lock has. */
export type NewRow = Readonly<Record<string, Value>>;

/** Rows of a record in one table, all with the same columns. */
export interface NewRows {
  table: keyof KindTables | 'contact';
  /** The column with the record's id. */
  key: string;
  rows: readonly NewRow[];
}

/** Rows up to which each number has a statement of its own that is kept. */
const MAX_KEPT = 12;
/** Rows in one statement. Few enough for the number of parameters that SQLite takes. */
const CHUNK = 1_000;

type Insert = (transaction: WritingTransaction, values: NewRow) => Promise<unknown>;
type InsertEach = (transaction: WritingTransaction, rows: readonly NewRow[]) => Promise<void>;

const inserts = new Map<string, Insert>();

/** Inserts rows, in one statement unless they are very many. */
export async function insertRows(
  transaction: WritingTransaction,
  { table, rows }: Omit<NewRows, 'key'>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const [first = {}] = chunk;
    if (chunk.length <= MAX_KEPT) {
      const values = chunk.length === 1 ? first : Object.assign({}, ...chunk.map(named));
      await preparedInsert(table, Object.keys(first), chunk.length)(transaction, values);
    } else {
      // The file of each kind decides which columns its table has.
      await withDynamicTables(transaction).insertInto(table).values(chunk).execute();
    }
  }
}

/** Row by row, by one statement: SQLite takes longer to put several rows into one. */
export async function insertEach(
  transaction: WritingTransaction,
  { table, rows }: Omit<NewRows, 'key'>,
): Promise<void> {
  const [first] = rows;
  if (first) await preparedInsertOfEach(table, Object.keys(first))(transaction, rows);
}

const insertsOfEach = new Map<string, InsertEach>();

function preparedInsertOfEach(table: string, columns: readonly string[]): InsertEach {
  const key = `${table} ${columns.join()}`;
  const known = insertsOfEach.get(key);
  if (known) return known;
  const insert: InsertEach = prepareEach((transaction: WritingTransaction, values: NewRow) =>
    withDynamicTables(transaction)
      .insertInto(table)
      .values(Object.fromEntries(columns.map((column) => [column, values[column]]))),
  );
  insertsOfEach.set(key, insert);
  return insert;
}

function preparedInsert(table: string, columns: readonly string[], count: number): Insert {
  const key = `${table} ${count} ${columns.join()}`;
  const known = inserts.get(key);
  if (known) return known;
  const rowAt = (values: NewRow, at: number) =>
    Object.fromEntries(columns.map((column) => [column, values[nameOf(column, at)]]));
  const insert: Insert = prepare((transaction: WritingTransaction, values: NewRow) =>
    withDynamicTables(transaction)
      .insertInto(table)
      .values(Array.from({ length: count }, (_, at) => rowAt(values, at))),
  );
  inserts.set(key, insert);
  return insert;
}

/** The values of several rows in one object. */
function named(row: NewRow, at: number): NewRow {
  if (at === 0) return row;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column, at), value]));
}

function nameOf(column: string, at: number): string {
  return at === 0 ? column : `${column} ${at}`;
}

/** Rows of one table together. All rows of a table have the same columns. */
export function groupByTable(rows: readonly NewRows[]): NewRows[] {
  const tables = new Map<string, NewRows & { rows: NewRows['rows'][number][] }>();
  for (const { table, key, rows: own } of rows) {
    if (own.length === 0) continue;
    const known = tables.get(table);
    if (known) known.rows.push(...own);
    else tables.set(table, { table, key, rows: [...own] });
  }
  return [...tables.values()];
}
