/** What an open database gives the store. */
import type { Kysely } from 'kysely';
import type { Alone } from './alone.ts';
import type { Announcements } from './announcements.ts';
import type { KeyRegistry } from './key-registry.ts';
import type { Limiters } from './limiters.ts';
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
  alone: Alone;
  close: () => Promise<void>;
}
