/** Connections and services that an open database provides to the store. */
import type { Kysely } from 'kysely';
import { type RunExclusively, runWithoutLock } from '../cluster/exclusive-job.ts';
import { createKeyRegistry, type KeyRegistry } from '../cluster/key-registry.ts';
import { type Announcements, noAnnouncements } from '../feed/announcements.ts';
import { type LimiterFactory, memoryLimiters } from './limiters.ts';
import type { Tables } from './tables.ts';

/** One connection pool for each use, so that calls that wait for a lock do not block all others. */
export interface Databases {
  /** Reads, and writes that lock nothing but their own rows. */
  reading: Kysely<Tables>;
  /** Transactions that lock the feed. */
  writing: Kysely<Tables>;
  /** Health checks of a proxy. */
  checking: Kysely<Tables>;
  /** Announcements to and from other servers on the same database. */
  announcements: Announcements;
  limiters: LimiterFactory;
  keyRegistry: KeyRegistry;
  runExclusively: RunExclusively;
  close: () => Promise<void>;
}

/** Returns the same connection for each use, for a database with no other server. */
export function oneDatabase(database: Kysely<Tables>): Databases {
  return {
    reading: database,
    writing: database,
    checking: database,
    announcements: noAnnouncements,
    limiters: memoryLimiters,
    keyRegistry: createKeyRegistry(database),
    runExclusively: runWithoutLock,
    close: () => database.destroy(),
  };
}
