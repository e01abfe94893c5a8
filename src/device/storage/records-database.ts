/**
 * The records of the office on this device: one database for each sign-in, deleted as a whole at sign-out.
 * All in it comes again from the server, or may be lost.
 */
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { RecordKind } from '../../contract/accounts/roles.ts';
import type { FeedRecord } from '../../contract/kinds/records.ts';
import { abortWorkBeforeFrozen, type DatabaseStorage } from '../core/database.ts';

/**
 * A segment of the feed. Later segments override earlier ones. Hundreds of records in one row are written and
 * read ten times as fast as a row for each.
 */
export interface Segment {
  /** Place in the feed as this device read it. */
  order: number;
  /** Kind of its records; `elsewhere` for what other departments have; empty if it only removes. */
  kind: RecordKind | 'elsewhere' | '';
  /** Which restart of the feed it follows, see `FeedProgress`. */
  generation: number;
  records: FeedRecord[];
  /** Ids of removed records. */
  removed: string[];
}

/**
 * What the calendar shows of records, by month (see `days`): part of an index that is made of the segments, and
 * whose later rows override earlier ones.
 */
export interface DayRow {
  order: number;
  /** `YYYY-MM`; empty if it only says which earlier items are void. */
  month: string;
  items: readonly { id: string }[];
  /** Ids of records whose items in earlier rows are void. */
  gone: readonly string[];
}

/** Up to where the calendar's index has followed the segments. */
export interface DayProgress {
  /** Of the program that made it: another one makes it again. */
  version: number;
  /** `start` and `floor` of the feed's progress. */
  start: string;
  floor: number;
  /** The last segment that is in it. */
  last: number;
  /** Number of ids in all `gone`. */
  gone: number;
}

/** A value kept until sign-out, see `kept`. */
export interface CachedValue {
  value: unknown;
  /** The ids of records in it, so that it need not be searched. */
  records: FeedRecord[];
  /** Its other name, if this copy is kept under the page's address. */
  of?: string;
  /** Ids of records that it shows as they were: it goes with the first of them that changes. */
  drawnOf?: readonly string[];
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
  value: CachedValue;
}

/** The feed's progress is one row, and so is that of the calendar's index. */
const PROGRESS = 1;

export class RecordsDatabase extends Dexie {
  declare segments: EntityTable<Segment, 'order'>;
  declare kept: EntityTable<Kept, 'name'>;
  declare progress: Table<FeedProgress, typeof PROGRESS>;
  declare days: EntityTable<DayRow, 'order'>;
  declare dayProgress: Table<DayProgress, typeof PROGRESS>;

  constructor(name: string, storage: DatabaseStorage = {}) {
    // Opened by `withRecords` alone, which makes sure that its account is still signed in.
    super(name, { ...storage, autoOpen: false, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ segments: '++order, [kind+order], generation', kept: 'name', progress: '' });
    this.version(2).stores({ days: '++order, [month+order]', dayProgress: '' });
    abortWorkBeforeFrozen(this);
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

/** How far the calendar's index is; undefined before it was made. */
export const readDayProgress = ({
  dayProgress,
}: Pick<RecordsDatabase, 'dayProgress'>): Promise<DayProgress | undefined> => dayProgress.get(PROGRESS);

export const writeDayProgress = (
  { dayProgress }: Pick<RecordsDatabase, 'dayProgress'>,
  value: DayProgress,
): Promise<unknown> => dayProgress.put(value, PROGRESS);
