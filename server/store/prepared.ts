/**
 * Statements that are compiled once for each database, for what every submission runs: Kysely takes longer to
 * write a statement than SQLite to run it. They are still built with Kysely, so the types check them.
 */
import type { Compilable, CompiledQuery, DatabaseConnection, DialectAdapter, Transaction } from 'kysely';
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
export async function prepareTransaction(transaction: Transaction<Tables>): Promise<void> {
  const connection = await transaction.getExecutor().provideConnection(async (one) => one);
  connections.set(transaction, connection);
}

/** The names under which PostgreSQL keeps them, by their text. */
const names = new Map<string, string>();

/** The name of a statement that was built by `prepare`; undefined for any other. */
export function nameOfStatement(text: string): string | undefined {
  return names.get(text);
}

/**
 * @param build writes the statement with the given values, which it may only pass on to Kysely
 * @returns runs it with other values and gives its rows
 */
export function prepare<Opened extends Transaction<Tables>, Values extends object, Row>(
  build: (transaction: Opened, values: Values) => Compilable<Row>,
): (transaction: Opened, values: Values) => Promise<Row[]> {
  const written = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (transaction, values) => {
    const connection = connections.get(transaction);
    if (!connection) throw new Error('The transaction is not prepared.');
    const { adapter } = transaction.getExecutor();
    let statement = written.get(adapter);
    if (!statement) {
      statement = build(transaction, slots as Values).compile();
      written.set(adapter, statement);
      if (!names.has(statement.sql)) names.set(statement.sql, `kept_${names.size}`);
    }
    const parameters = statement.parameters.map((one) =>
      one instanceof Slot ? (values as Record<string, unknown>)[one.name] : one,
    );
    return (await connection.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
