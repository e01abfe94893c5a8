/**
 * The records of the office on this device: one database for each sign-in, deleted as a whole at sign-out.
 * All in it comes again from the server, or may be lost.
 */
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { FeedRecord } from '../../contract/records.ts';
import type { RecordKind } from '../../contract/roles.ts';
import type { DatabaseStorage } from '../database.ts';

/**
 * A segment of the feed. Later segments override earlier ones. Hundreds of records in one row are written and
 * read ten times as fast as a row for each.
 */
export interface Segment {
  /** Place in the feed as this device read it. */
  order: number;
  /** Kind of its records; empty if it only removes. */
  kind: RecordKind | '';
  /** Which restart of the feed it follows, see `FeedProgress`. */
  generation: number;
  records: FeedRecord[];
  /** Ids of removed records. */
  removed: string[];
}

/** A value kept until sign-out, see `kept`. */
export interface KeptValue {
  value: unknown;
  /** The ids of records in it, so that it need not be searched. */
  records: FeedRecord[];
  /** Its other name, if this copy is kept under the page's address. */
  of?: string;
}

/** How far this device has read the feed. */
export interface FeedProgress {
  cursor: string;
  /** Made with the first page: another one means that the browser has lost the database since. */
  start: string;
  /** How often the feed has started again. */
  generation: number;
  /** Segments of earlier generations are void. Set to `generation` once the feed is read again completely. */
  floor: number;
  /** Number of segments at which they are joined. */
  most: number;
  /** When the feed was last read to its end; the device's clock, ISO 8601, or null before the first time. */
  syncedAt: string | null;
}

/** A kept value and one of its names. */
interface Kept {
  name: string;
  value: KeptValue;
}

/** The feed's progress is one row. */
const PROGRESS = 1;

export class RecordsDatabase extends Dexie {
  declare segments: EntityTable<Segment, 'order'>;
  declare kept: EntityTable<Kept, 'name'>;
  declare progress: Table<FeedProgress, typeof PROGRESS>;

  constructor(name: string, storage: DatabaseStorage = {}) {
    // Opened by `withRecords` alone, which makes sure that its account is still signed in.
    super(name, { ...storage, autoOpen: false, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ segments: '++order, [kind+order], generation', kept: 'name', progress: '' });
    // It is being deleted: another tab has signed out. Dexie would warn of it on the console.
    this.on('versionchange', () => {
      this.close();
      return false;
    });
  }
}

/** How far the feed has been read; undefined before its first page. */
export const readProgress = ({
  progress,
}: Pick<RecordsDatabase, 'progress'>): Promise<FeedProgress | undefined> => progress.get(PROGRESS);

export const writeProgress = (
  { progress }: Pick<RecordsDatabase, 'progress'>,
  value: FeedProgress,
): Promise<unknown> => progress.put(value, PROGRESS);
