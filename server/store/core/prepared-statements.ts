/**
 * Statements that are compiled once for each database, for what every submission runs: Kysely takes longer to
 * write a statement than SQLite to run it. They are still built with Kysely, so the types check them.
 */
import type {
  Compilable,
  CompiledQuery,
  DatabaseConnection,
  DialectAdapter,
  QueryResult,
  Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Stands in a statement for a value that is given when it runs. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_none, name) => new Slot(String(name)) });

/** The connections of open transactions. */
const connections = new WeakMap<Transaction<Tables>, DatabaseConnection>();

/** Remembers a transaction's connection. Call it once, before the transaction runs a prepared statement. */
export async function rememberConnection(transaction: Transaction<Tables>): Promise<void> {
  const connection = await transaction.getExecutor().provideConnection(async (one) => one);
  connections.set(transaction, connection);
}

/** The names under which PostgreSQL keeps them, by their text. */
const names = new Map<string, string>();

/** The name of a statement that was built by `prepare`; undefined for any other. */
export function preparedStatementName(text: string): string | undefined {
  return names.get(text);
}

type Build<Opened, Values, Row> = (transaction: Opened, values: Values) => Compilable<Row>;
type Run<Values, Row> = (values: Values) => Promise<QueryResult<Row>>;

/**
 * @param build writes the statement with the given values, which it may only pass on to Kysely
 * @returns runs it with other values and gives its rows
 */
export function prepare<Opened extends Transaction<Tables>, Values extends object, Row>(
  build: Build<Opened, Values, Row>,
): (transaction: Opened, values: Values) => Promise<Row[]> {
  const runIn = keep(build);
  return async (transaction, values) => (await runIn(transaction)(values)).rows;
}

/**
 * Prepares a statement for several rows of values, see `prepare`.
 * @returns runs it with one after the other; the first that fails is the last
 */
export function prepareEach<Opened extends Transaction<Tables>, Values extends object>(
  build: Build<Opened, Values, unknown>,
): (transaction: Opened, rows: readonly Values[]) => Promise<void> {
  const runIn = keep(build);
  return async (transaction, rows) => {
    const run = runIn(transaction);
    for (const values of rows) await run(values);
  };
}

interface Kept<Row> {
  statement: CompiledQuery<Row>;
  /** The value that is given for each parameter; null for one that is always the same. */
  fields: readonly (string | null)[];
}

/** The statement in a transaction, compiled unless it was before. */
function keep<Opened extends Transaction<Tables>, Values extends object, Row>(
  build: Build<Opened, Values, Row>,
): (transaction: Opened) => Run<Values, Row> {
  const written = new WeakMap<DialectAdapter, Kept<Row>>();
  return (transaction) => {
    const connection = connections.get(transaction);
    if (!connection) throw new Error('The transaction is not prepared.');
    const { adapter } = transaction.getExecutor();
    let kept = written.get(adapter);
    if (!kept) {
      const statement = build(transaction, slots as Values).compile();
      const fields = statement.parameters.map((one) => (one instanceof Slot ? one.name : null));
      kept = { statement, fields };
      written.set(adapter, kept);
      if (!names.has(statement.sql)) names.set(statement.sql, `kept_${names.size}`);
    }
    const { statement, fields } = kept;
    const { sql, query, queryId, parameters: given } = statement;
    return (values) => {
      const parameters = fields.map((field, at) =>
        field === null ? given[at] : (values as Record<string, unknown>)[field],
      );
      return connection.executeQuery<Row>({ sql, query, queryId, parameters });
    };
  };
}
