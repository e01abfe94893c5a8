/**
 * New records of several submissions, written by one statement: ledger, record, places in the feed, and the rows
 * of their kinds. For PostgreSQL alone, where each statement is a way to the database and back.
 */
import { type RawBuilder, sql } from 'kysely';
import type { RecordKind } from '../../src/contract/roles.ts';
import { firstState } from '../../src/contract/working-state.ts';
import type { AuditEntry } from './audit.ts';
import { heldId, type WritingTransaction } from './feed-place.ts';
import { type LedgerEntry, type LedgerResult, ledgerRowOf } from './ledger.ts';
import type { NewRows } from './new-rows.ts';
import { prepare } from './prepared.ts';
import { rowsOfNew } from './record-rows.ts';
import type { RemovedIds } from './removed-ids.ts';
import type { EntryMappers } from './stored-kinds.ts';
import type { HeldId } from './tables.ts';

/** A record to be written. */
interface NewTogether {
  ledger: LedgerEntry & { id: HeldId };
  makes: RecordKind;
  /** The working state that it begins in; null for what is no request. */
  state: string | null;
  rows: readonly NewRows[];
}

/** What one statement has written. */
export interface WrittenTogether {
  /** How many nobody has taken. */
  readonly left: number;
  /** The ledger's answer for a submission whose record was written, once; undefined for any other. */
  take(entry: LedgerEntry): LedgerResult | undefined;
  /** Lines of the audit log that are written at the end, together too. */
  readonly lines: AuditEntry[];
}

export function nothingTogether(): WrittenTogether {
  return { left: 0, take: () => undefined, lines: [] };
}

/** What is written of new records, without those that were removed before this database was put back. */
export function newTogether(
  transaction: WritingTransaction,
  mappers: EntryMappers,
  removedIds: Pick<RemovedIds, 'isForgotten'>,
  records: readonly (LedgerEntry & { payload: object })[],
): NewTogether[] {
  return records.flatMap(({ payload, ...ledger }) => {
    const mapper = mappers.get(ledger.kind);
    if (!mapper || removedIds.isForgotten(ledger.id)) return [];
    const id = heldId(transaction, ledger.id);
    const { makes } = mapper;
    const state = firstState(ledger.kind, makes);
    return [{ ledger: { ...ledger, id }, makes, state, rows: rowsOfNew(mapper, id, payload) }];
  });
}

/** Writes those whose keys are not known, at the next places in the feed, in their order. */
export async function writeTogether(
  transaction: WritingTransaction,
  records: readonly NewTogether[],
): Promise<WrittenTogether> {
  const entries = firstOfEach(records);
  const tables = byTable(entries.flatMap(({ rows }) => rows));
  const given = entries.map(({ ledger, makes, state }, nr) => ({
    nr,
    ...ledgerRowOf(ledger, null),
    makes,
    state,
  }));
  const rows = await statementFor(tables)(transaction, {
    given: JSON.stringify(given),
    ...Object.fromEntries(tables.map((table, at) => [`rows ${at}`, JSON.stringify(table.rows)])),
  });
  const placed = new Map(rows.map((row) => [row.id, row]));
  const written = new Map(
    entries.flatMap(({ ledger }) => {
      const row = placed.get(ledger.id);
      if (!row) return [];
      const { feed_place, epoch } = row;
      return [
        [ledger.id as string, { row: { ...ledgerRowOf(ledger, null), feed_place }, fresh: true, epoch }],
      ];
    }),
  );
  return {
    lines: [],
    get left() {
      return written.size;
    },
    take(entry) {
      const result = written.get(entry.id);
      // Another submission under the same key is not this one.
      if (result?.row.content_hash !== entry.content_hash) return undefined;
      written.delete(entry.id);
      return result;
    },
  };
}

/** Of several submissions under one key the first is written; what the others are is seen then. */
function firstOfEach(records: readonly NewTogether[]): NewTogether[] {
  return [...new Map(records.toReversed().map((one) => [one.ledger.id, one])).values()].toReversed();
}

/** Rows of one table together. All rows of a table have the same columns. */
function byTable(rows: readonly NewRows[]): NewRows[] {
  const tables = new Map<string, NewRows & { rows: NewRows['rows'][number][] }>();
  for (const { table, key, rows: own } of rows) {
    if (own.length === 0) continue;
    const known = tables.get(table);
    if (known) known.rows.push(...own);
    else tables.set(table, { table, key, rows: [...own] });
  }
  return [...tables.values()].sort((one, other) => (one.table < other.table ? -1 : 1));
}

interface Placed {
  id: string;
  feed_place: number;
  epoch: string;
}

type Statement = (transaction: WritingTransaction, values: Record<string, string>) => Promise<Placed[]>;

const statements = new Map<string, Statement>();

/** Each set of tables has a statement of its own, which is kept. */
function statementFor(tables: readonly NewRows[]): Statement {
  const key = tables.map(({ table }) => table).join();
  const known = statements.get(key);
  if (known) return known;
  const statement: Statement = prepare(
    (transaction: WritingTransaction, values: Record<string, string | undefined>) => ({
      compile: () => write(tables, values).compile(transaction),
    }),
  );
  statements.set(key, statement);
  return statement;
}

/**
 * The feed's row is locked by an earlier statement, so this one sees all keys that were ever written, and no other
 * transaction takes a place meanwhile.
 */
function write(
  tables: readonly NewRows[],
  values: Readonly<Record<string, string | undefined>>,
): RawBuilder<Placed> {
  const inserts = tables.map(({ table, key, rows: [row = {}] }, at) => {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const rows = sql`json_populate_recordset(null::${sql.table(table)}, ${values[`rows ${at}`]}::json)`;
    return sql`, ${sql.ref(`in_${table}`)} as (
      insert into ${sql.table(table)} (${columns})
      select ${columns} from ${rows} where ${sql.ref(key)} in (select id from fresh))`;
  });
  return sql`
    with fresh as materialized (
      select given.*, row_number() over (order by nr)::integer as rank
      from json_to_recordset(${values.given}::json) as given (
        nr integer, id varchar, kind text, version integer, reference text, content_hash text,
        captured_at text, received_at text, suspect integer, author_id varchar, makes text, state text)
      where not exists (select from submission where submission.id = given.id)
    ), place as (
      update feed set seq = seq + (select count(*)::integer from fresh) where exists (select from fresh)
      returning seq - (select count(*)::integer from fresh) as last, epoch
    ), in_submission as (
      insert into submission (id, kind, version, reference, content_hash, captured_at, received_at, suspect,
        author_id, feed_place)
      select id, kind, version, reference, content_hash, captured_at, received_at, suspect,
        author_id, last + rank from fresh, place
    ), in_record as (
      insert into record (id, kind, seq, revision, last_change, state)
      select id, makes, last + rank, 1, id, state from fresh, place
    )${sql.join(inserts, sql``)}
    select id, last + rank as feed_place, epoch from fresh, place`;
}
