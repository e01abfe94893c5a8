/**
 * Stores plain kinds according to their descriptions (`kinds/plain-kind.ts`). What is derived from a
 * description is computed once.
 */

import { mapListedFields } from '../../../src/contract/protocol/listed-fields.ts';
import { fieldValue, type RecordBase } from '../../../src/contract/protocol/record-base.ts';
import { changeRows, type WritingTransaction } from '../feed/feed-sequence.ts';
import type { PlainTables } from '../kinds/list.ts';
import type { NewRow, NewRows, Value } from '../records/new-rows.ts';
import { isTextField, textsIn } from '../records/record-texts.ts';
import type { KindRow, RecordTexts, StoredKind } from './stored-kind.ts';
import { type KindTables, type LockedId, withDynamicTables } from './tables.ts';

type Columns = Readonly<Record<string, string>>;

/** The description of any plain kind. */
export interface AnyPlainKind {
  table: string;
  columns: Columns;
  listed: Readonly<Record<string, string | ((sent: never, frame: RecordBase) => unknown)>>;
  about: readonly string[];
  belongsTo?: string;
  names: readonly string[];
  contacts: readonly string[];
}

/** @param kind of the entries that create it, which have the same name as the record's kind */
export function createPlainKind(kind: string, file: AnyPlainKind): StoredKind {
  const { columns } = file;
  const table = file.table as keyof PlainTables;
  const listed = Object.entries(file.listed);
  const sent = selectAsPayload<string>(columns);
  const copied = Object.fromEntries(
    listed.flatMap(([name, from]) => (typeof from === 'string' ? [[name, from]] : [])),
  );
  const changes = Object.fromEntries(
    Object.entries(copied).map(([name, field]) => [name, columnOf(file, field)]),
  );
  const isCopy = Object.keys(copied).length === listed.length;
  const selected = isCopy ? listed.map(([name]) => `${changes[name]} as ${name}`) : sent;
  const listedAs = (fields: readonly string[]) =>
    Object.keys(copied).filter((name) => fields.includes(copied[name] as string));
  const names = listedAs(file.names);
  return {
    mappers: {
      [kind]: {
        rows: (id, payload) => [payloadRows(table, columns, id, payload)],
        read: (database, id) =>
          withDynamicTables(database).selectFrom(table).select(sent).where('id', '=', id).executeTakeFirst(),
        asRead: (payload) => withNulls(columns, payload),
        texts: (payload) => textsOfPayload(file, payload),
        amend: (transaction, id, payload, fields) =>
          amendColumns(transaction, table, columns, id, payload, fields),
      },
    },
    tables: [table],
    list: (database, ids) =>
      withDynamicTables(database)
        .selectFrom(table)
        .select(['id', ...selected])
        .where('id', 'in', ids)
        .$castTo<KindRow>()
        .execute(),
    ...(!isCopy && {
      show(row: KindRow, frame: RecordBase) {
        return { id: row.id, ...mapListedFields(file.listed, row, frame) };
      },
    }),
    changes: { table, columns: changes },
    about:
      file.about.length > 0
        ? [{ table, key: 'id', days: file.about.map((field) => columnOf(file, field)) }]
        : [],
    ...(file.belongsTo !== undefined && { belongsTo: columnOf(file, file.belongsTo) }),
    namesIn(record) {
      return names.map((name) => String(fieldValue(record, name) ?? ''));
    },
    contacts: new Set(listedAs(file.contacts)),
  };
}

function columnOf({ table, columns }: AnyPlainKind, field: string): string {
  const column = columns[field];
  if (column === undefined) throw new Error(`The kind with the table ${table} has no field ${field}.`);
  return column;
}

function textsOfPayload({ contacts, names }: AnyPlainKind, payload: object): RecordTexts {
  const texts: Record<keyof RecordTexts, string[]> = { own: [], said: [], names: [] };
  for (const [field, value] of Object.entries(payload)) {
    if (!isTextField(field)) continue;
    texts[contacts.includes(field) ? 'own' : 'said'].push(...textsIn(value));
    if (names.includes(field)) texts.names.push(String(value ?? ''));
  }
  return texts;
}

/** The row of a payload. */
export function payloadRows(
  table: keyof KindTables,
  columns: Columns,
  id: LockedId,
  payload: object,
): NewRows {
  const values = payload as Record<string, Value | undefined>;
  const row: Record<string, Value> = { id };
  for (const field in columns) row[columns[field] as string] = values[field] ?? null;
  return { table, key: 'id', rows: [row satisfies NewRow] };
}

/** A payload with null in place of what was not given. */
export function withNulls(columns: Columns, payload: object): Record<string, Value> {
  const values = payload as Record<string, Value | undefined>;
  return Object.fromEntries(Object.keys(columns).map((field) => [field, values[field] ?? null]));
}

/** Writes some fields of a payload over those of a row. */
export async function amendColumns(
  transaction: WritingTransaction,
  table: keyof KindTables,
  columns: Columns,
  id: string,
  payload: object,
  fields: ReadonlySet<string>,
): Promise<void> {
  const values = payload as Record<string, Value | undefined>;
  const set = Object.entries(columns).flatMap(([field, column]) =>
    fields.has(field) ? [[column, values[field] ?? null]] : [],
  );
  if (set.length > 0) await changeRows(transaction, table, 'id', id, Object.fromEntries(set));
}

/** Selects columns under their payload names, from any table that has them. */
export function selectAsPayload<Column extends string>(columns: Columns): Column[] {
  return Object.entries(columns).map(([field, column]) => `${column} as ${field}` as Column);
}
