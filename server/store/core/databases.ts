/** What an open database gives the store. */
import type { Kysely } from 'kysely';
import { always, type RunExclusively } from '../cluster/exclusive-job.ts';
import type { KeyRegistry } from '../cluster/key-registry.ts';
import { type Announcements, noAnnouncements } from '../feed/announcements.ts';
import { type Limiters, memoryLimiters } from './limiters.ts';
import type { Tables } from './tables.ts';

/** The database by what it is used for, so that calls that wait for others do not keep all the rest waiting. */
export interface Databases {
  /** Reads, and writes that lock nothing but their own rows. */
  reading: Kysely<Tables>;
  /** Whatever locks the feed. */
  writing: Kysely<Tables>;
  /** What a proxy asks. */
  checking: Kysely<Tables>;
  /** Other servers on the same database. */
  announcements: Announcements;
  limiters: Limiters;
  keyRegistry: KeyRegistry | null;
  runExclusively: RunExclusively;
  close: () => Promise<void>;
}

/** The same database for each use, and no other server on it. */
export function oneDatabase(database: Kysely<Tables>): Databases {
  return {
    reading: database,
    writing: database,
    checking: database,
    announcements: noAnnouncements,
    limiters: memoryLimiters,
    keyRegistry: null,
    runExclusively: always,
    close: () => database.destroy(),
  };
}
