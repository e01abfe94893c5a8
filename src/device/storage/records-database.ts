/**
 * The records of the office on this device: one database for each sign-in, deleted as a whole at sign-out.
 * All its content can be fetched again from the server, or may be lost.
 */
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { RecordKind } from '../../kinds/list.ts';
import type { FeedRecord } from '../../kinds/records.ts';
import {
  abortTransactionsBeforePageFreeze,
  type DexieDependencies,
  DURABLE_OPTIONS,
} from '../core/database.ts';

/**
 * A segment of the feed. Later segments override earlier ones. Hundreds of records in one row are written and
 * read ten times as fast as a row for each.
 */
export interface Segment {
  /** Place in the feed as this device read it. */
  order: number;
  /** Kind of its records; `elsewhere` for requests of other departments; empty if it only removes. */
  kind: RecordKind | 'elsewhere' | '';
  /** Number of the feed's restart that it belongs to, see `FeedProgress`. */
  generation: number;
  records: FeedRecord[];
  /** Ids of removed records. */
  removed: string[];
}

/**
 * Row of the calendar's index: the items of one month (see `days`). The index is made from the segments, and
 * later rows override earlier ones.
 */
export interface DayRow {
  order: number;
  /** `YYYY-MM`; empty if the row only voids earlier items. */
  month: string;
  items: readonly { id: string }[];
  /** Ids of records whose items in earlier rows are void. */
  gone: readonly string[];
}

/** Progress of the calendar's index through the segments. */
export interface DayProgress {
  /** Version of the code that made the index; another version makes it again. */
  version: number;
  /** `start` and `floor` of the feed's progress. */
  start: string;
  floor: number;
  /** Last segment that is in the index. */
  last: number;
  /** Number of ids in all `gone`. */
  gone: number;
}

/** A value kept until sign-out, see `kept`. */
export interface CachedValue {
  value: unknown;
  /** Records in it, so that the value itself need not be searched. */
  records: FeedRecord[];
  /** Its other name, if this copy is kept under the page's address. */
  of?: string;
  /** Ids of records that it shows as they were; it is deleted when the first of them changes. */
  drawnOf?: readonly string[];
}

/** Progress of this device in the feed. */
export interface FeedProgress {
  cursor: string;
  /** Id made with the first page; another one means that the browser has lost the database since. */
  start: string;
  /** Number of times that the feed has started, from 1. */
  generation: number;
  /** Segments of earlier generations are void. Set to `generation` once the feed is read again completely. */
  floor: number;
  /** Number of segments at which they are joined. */
  most: number;
  /**
   * Time at which the feed was last read to its end, by the device's clock, ISO 8601; null before the first.
   */
  syncedAt: string | null;
}

/** A kept value and one of its names. */
interface Kept {
  name: string;
  value: CachedValue;
}

/** Key of the only row with the feed's progress, and of that with the progress of the calendar's index. */
const PROGRESS = 1;

export class RecordsDatabase extends Dexie {
  declare segments: EntityTable<Segment, 'order'>;
  declare kept: EntityTable<Kept, 'name'>;
  declare progress: Table<FeedProgress, typeof PROGRESS>;
  declare days: EntityTable<DayRow, 'order'>;
  declare dayProgress: Table<DayProgress, typeof PROGRESS>;

  constructor(name: string, storage: DexieDependencies = {}) {
    // Opened by `withRecords` alone, which makes sure that its account is still signed in.
    super(name, { ...storage, ...DURABLE_OPTIONS, autoOpen: false });
    this.version(1).stores({ segments: '++order, [kind+order], generation', kept: 'name', progress: '' });
    this.version(2).stores({ days: '++order, [month+order]', dayProgress: '' });
    abortTransactionsBeforePageFreeze(this);
    // The database is being deleted, because another tab has signed out. Dexie would log a warning.
    this.on('versionchange', () => {
      this.close();
      return false;
    });
  }
}

/** Reads the progress of the feed; undefined before its first page. */
export const readProgress = ({
  progress,
}: Pick<RecordsDatabase, 'progress'>): Promise<FeedProgress | undefined> => progress.get(PROGRESS);

export const writeProgress = (
  { progress }: Pick<RecordsDatabase, 'progress'>,
  value: FeedProgress,
): Promise<unknown> => progress.put(value, PROGRESS);

/** Reads the progress of the calendar's index; undefined before it was made. */
export const readDayIndexProgress = ({
  dayProgress,
}: Pick<RecordsDatabase, 'dayProgress'>): Promise<DayProgress | undefined> => dayProgress.get(PROGRESS);

export const writeDayProgress = (
  { dayProgress }: Pick<RecordsDatabase, 'dayProgress'>,
  value: DayProgress,
): Promise<unknown> => dayProgress.put(value, PROGRESS);
