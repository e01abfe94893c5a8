/** Jobs that one server of a database does at a time. Another takes over when it ends or stands still. */
import pg from 'pg';
import { servingConnection } from '../core/postgres.ts';

/** Keys of the advisory locks: numbers that no other program uses in this database. */
const jobs = { retention: 7_282_700, mail: 7_282_701, sums: 7_282_702, site: 7_282_703 } as const;
export type ExclusiveJob = keyof typeof jobs;

/**
 * Does work while no other server does the same.
 * @param work gets a signal that says that another server may have taken over
 * @returns null while another server is at it
 */
export type RunExclusively = <Result>(
  job: ExclusiveJob,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result | null>;

/** Runs a job of a server that is alone on its database. */
export const runWithoutLock: RunExclusively = (_job, work) => work(new AbortController().signal);

/** Milliseconds for which a server may stand still, as a frozen machine does, before another takes over. */
const STILL = 60_000;
/** Milliseconds between two signs of life. */
const ALIVE = 15_000;
/** Longest wait for a connection or an answer, milliseconds. */
const PATIENCE = 5_000;

/** The lock belongs to a connection of its own, so it ends with the process. */
export function createExclusiveJobs(databaseUrl: string): RunExclusively {
  return async (job, work) => {
    const client = new pg.Client(servingConnection(databaseUrl, PATIENCE, PATIENCE));
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    await client.connect();
    let alive: NodeJS.Timeout | undefined;
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [jobs[job]]);
      if (!rows[0]?.mine) return null;
      // Before version 14 PostgreSQL has no such setting.
      await client.query(
        `select set_config(name, $1, false) from pg_settings where name = 'idle_session_timeout'`,
        [String(STILL)],
      );
      alive = setInterval(() => void client.query('select 1').catch(() => lost.abort()), ALIVE);
      alive.unref();
      return await work(lost.signal);
    } finally {
      clearInterval(alive);
      await client.end().catch(() => undefined);
    }
  };
}
