/**
 * Connections to PostgreSQL. A broken one does not end the process, and a stuck one cannot block other
 * servers for ever.
 */
import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, toDatabaseUnavailable } from './database-unavailable.ts';
import { preparedStatementName } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/**
 * Milliseconds that a transaction may stay idle. Ours wait only for the database, so an idle one belongs to a
 * server that froze or lost its network, and holds a lock that all writers need.
 */
const IDLE_IN_TRANSACTION = 5_000;
/** Milliseconds that a writer waits for a lock: longer than an idle transaction may live. */
const LOCK = 6_000;
/** Milliseconds beyond a statement's time after which the connection counts as dead. */
const GRACE = 1_000;

interface PoolBounds {
  /** Connections. */
  max: number;
  /** Longest statement, milliseconds. */
  statement: number;
  /** Longest wait for a connection, milliseconds: less than the 10 s that a device waits for an answer. */
  connection: number;
}

const pools = {
  /** Calls that write records: all may have to wait for one that has locked the feed. */
  writing: { max: 10, statement: 8_000, connection: 8_000 },
  /** Everything else. No caller waits longer than this for an answer. */
  reading: { max: 10, statement: 15_000, connection: 5_000 },
  /** Health checks of a proxy, which must be answered however busy the other pools are. */
  checking: { max: 1, statement: 2_000, connection: 2_000 },
} as const satisfies Record<string, PoolBounds>;

/**
 * @param onOtherProcess called before a connection writes to another process of PostgreSQL than those before it, as after
 *   a failover: to what that serves, not everything may have come
 */
export function openPostgres(
  databaseUrl: string,
  use: keyof typeof pools,
  onOtherProcess: () => Promise<void> = async () => undefined,
): Dialect {
  const { max, statement, connection } = pools[use];
  const settings = servingConnection(databaseUrl, connection, statement);
  // Writers send what can be sent without waiting for the answer to what they have sent before.
  const pool = new pg.Pool({ ...settings, max, pipeline: use === 'writing' });
  const greet = use === 'writing' ? createGreeting(onOtherProcess) : undefined;
  return new PostgresDialect({ pool: guardPool(pool, use === 'writing', greet) });
}

/** Asks each new connection once which process it has reached. */
function createGreeting(onOtherProcess: () => Promise<void>): (client: pg.PoolClient) => Promise<void> {
  const greeted = new WeakSet<pg.PoolClient>();
  let known: string | null = null;
  let calling: Promise<void> = Promise.resolve();
  return async (client) => {
    if (!greeted.has(client)) {
      const { rows } = await client.query('select pg_postmaster_start_time()::text as since');
      const since: string = rows[0]?.since ?? '';
      greeted.add(client);
      if (known !== null && since !== known) calling = onOtherProcess();
      known = since;
    }
    // Whoever writes meanwhile waits for it too.
    await calling;
  };
}

/** One connection without limits, for a start. */
export function openUnlimitedPostgres(databaseUrl: string): Dialect {
  return new PostgresDialect({
    pool: guardPool(new pg.Pool({ ...connectionOf(databaseUrl, 5_000), max: 1 }), false),
  });
}

function connectionOf(connectionString: string, connectionTimeoutMillis: number): pg.ClientConfig {
  return { connectionString, connectionTimeoutMillis, keepAlive: true };
}

/**
 * Returns the settings for a connection of a running server.
 * @param connection longest wait for it, milliseconds
 * @param statement longest statement, milliseconds
 */
export function servingConnection(
  databaseUrl: string,
  connection: number,
  statement: number,
): pg.ClientConfig {
  return {
    ...connectionOf(databaseUrl, connection),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    lock_timeout: LOCK,
    statement_timeout: statement,
    // The server's own limits do not reach a connection whose other end is gone.
    query_timeout: statement + GRACE,
  };
}

/**
 * Gives out connections that tell a database that is away from a statement that it refused.
 * @param pipelined whether they send the next statement before the last is answered
 * @param greet called with each connection before it is given out
 */
function guardPool(
  pool: pg.Pool,
  pipelined: boolean,
  greet?: (client: pg.PoolClient) => Promise<void>,
): PostgresPool {
  // A broken connection is replaced at its next use, and the statement in progress fails. Without these
  // listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        await greet?.(client);
        return guardClient(client, pipelined);
      } catch (error) {
        client?.release(true);
        throw new DatabaseUnavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

function guardClient(client: pg.PoolClient, pipelined: boolean): PostgresPoolClient {
  let broken: unknown;
  /** The transaction is begun with its first statement, which is sent in the same message. */
  let begins = false;
  const query = async (text: string, values: unknown[]) => {
    // It may still wait for the answer to an earlier statement, for ever.
    if (broken) throw broken;
    try {
      if (pipelined && text === 'begin') {
        begins = true;
        return { rows: [] };
      }
      if (begins) {
        begins = false;
        if (values.length === 0) return [await client.query(`begin; ${text}`)].flat().at(-1);
        await client.query('begin');
      }
      return await client.query({ name: preparedStatementName(text), text, values });
    } catch (error) {
      const failure = toDatabaseUnavailable(error);
      if (endsConnection(error)) broken = failure;
      throw failure;
    }
  };
  return {
    // Cursors are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(Boolean(broken)),
  };
}

/** PostgreSQL's own answers have a severity; all else befell the connection. */
function endsConnection(error: unknown): boolean {
  const { severity = 'FATAL' } = error as { severity?: string };
  return severity !== 'ERROR';
}

export function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
