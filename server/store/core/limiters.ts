/** Counters for rate limits: in memory for a single server, in the database for several. */
import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Tables } from './tables.ts';

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get' | 'set' | 'delete'>;

export interface LimiterOptions {
  /** Unique among the limits. */
  name: string;
  points: number;
  /** Seconds in which the points are counted. */
  duration: number;
}

export interface LimiterFactory {
  /** Counts each point where all servers see it. */
  exact(options: LimiterOptions): Limiter;
  /**
   * Counts in memory, and takes points from the common counter by the hundredth of the limit. The first
   * hundredth in each server is not counted, so that most callers cost no write.
   */
  coarse(options: LimiterOptions): Pick<Limiter, 'consume'>;
}

export const memoryLimiters: LimiterFactory = { exact: inMemory, coarse: inMemory };

/** @param database of several servers; while it is away, each counts for itself */
export function sharedLimiters(database: Kysely<Tables>): LimiterFactory {
  const storeClient = { query: (query: Query) => run(database, query) };
  const exact = (options: LimiterOptions, blocks = {}) =>
    hashed(
      new RateLimiterPostgres({
        ...named(options),
        ...blocks,
        storeClient,
        storeType: 'client',
        tableName: 'shared_limit',
        tableCreated: true,
        insuranceLimiter: inMemory(options),
      }),
    );
  return {
    exact: (options) => exact(options),
    coarse(options) {
      const share = Math.floor(options.points / 100);
      // A key that has used up its limit is refused without another query.
      const common = exact(options, { inMemoryBlockOnConsumed: options.points + 1 });
      if (share === 0) return common;
      const own = inMemory({ ...options, points: share });
      return {
        async consume(key, points = 1) {
          try {
            return await own.consume(key, points);
          } catch {
            const taken = Math.max(points, share);
            try {
              const result = await common.consume(key, taken);
              await own.reward(key, taken);
              return result;
            } catch (refusal) {
              await own.reward(key, points);
              throw refusal;
            }
          }
        },
      };
    },
  };
}

function inMemory(options: LimiterOptions): RateLimiterMemory {
  return new RateLimiterMemory(named(options));
}

function named({ name, ...options }: LimiterOptions) {
  return { keyPrefix: name, ...options };
}

/** Addresses and e-mail addresses are not stored: a column of hashes is no list of who was here. */
function hashed(limiter: RateLimiterPostgres): Limiter {
  const hash = (key: string | number) => createHash('sha256').update(String(key)).digest('base64url');
  return {
    consume: (key, points) => limiter.consume(hash(key), points),
    reward: (key, points) => limiter.reward(hash(key), points),
    get: (key) => limiter.get(hash(key)),
    set: (key, points, seconds) => limiter.set(hash(key), points, seconds),
    delete: (key) => limiter.delete(hash(key)),
  };
}

interface Query {
  text: string;
  values?: unknown[];
}

/** Answers as PostgreSQL's driver does. */
async function run(database: Kysely<Tables>, { text, values = [] }: Query) {
  const { rows, numAffectedRows } = await database.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
