/**
 * New records of several submissions in one statement, because on PostgreSQL each is a way to the database and back.
 * Those whose keys are known are left out.
 */
import { type RawBuilder, sql } from 'kysely';
import type { WritingTransaction } from '../../feed/feed-sequence.ts';
import type { FeedPlacement, NewRecordBatch } from '../../records/new-record-batch.ts';
import { groupByTable, type NewRows } from '../../records/new-rows.ts';
import { prepare } from '../prepared-statements.ts';

export async function putInOneStatement(
  transaction: WritingTransaction,
  entries: readonly NewRecordBatch[],
): Promise<FeedPlacement[]> {
  // Each set of tables has a statement of its own, whichever came first.
  const tables = groupByTable(entries.flatMap(({ rows }) => rows)).sort((one, other) =>
    one.table < other.table ? -1 : 1,
  );
  const given = entries.map(({ ledger, makes, state, bytes, agreed }, nr) => ({
    nr,
    ...ledger,
    makes,
    state,
    bytes,
    ...agreed,
  }));
  return statementFor(tables)(transaction, {
    given: JSON.stringify(given),
    ...Object.fromEntries(tables.map((table, at) => [`rows ${at}`, JSON.stringify(table.rows)])),
  });
}

type Statement = (
  transaction: WritingTransaction,
  values: Record<string, string>,
) => Promise<FeedPlacement[]>;

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
): RawBuilder<FeedPlacement> {
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
        captured_at text, clock_ahead double precision, received_at text, received_day text, exit text, suspect integer, author_id varchar, carried_by varchar, secret_hash varchar, makes text, state text, bytes integer,
        price text, currency text)
      where not exists (select from submission where submission.id = given.id)
        and not exists (select from removed_id where removed_id.id = given.id)
    ), place as (
      update feed set seq = seq + (select count(*)::integer from fresh) where exists (select from fresh)
      returning seq - (select count(*)::integer from fresh) as last, epoch, lineage
    ), in_submission as (
      insert into submission (id, kind, version, reference, content_hash, captured_at, clock_ahead, received_at,
        received_day, exit, suspect, author_id, carried_by, secret_hash, feed_place)
      select id, kind, version, reference, content_hash, captured_at, clock_ahead, received_at,
        received_day, exit, suspect, author_id, carried_by, secret_hash, last + rank from fresh, place
    ), in_record as (
      insert into record (id, kind, seq, revision, last_change, state, bytes, price, currency)
      select id, makes, last + rank, 1, id, state, bytes, price, currency from fresh, place
    )${sql.join(inserts, sql``)}
    select id, last + rank as feed_place, epoch, lineage from fresh, place`;
}
