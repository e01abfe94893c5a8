/**
 * The rows of one kind of record in memory, kept live: read from the database once in chunks, then only what
 * is new. The database is the truth; messages only say when to look.
 */

import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { ensureDatabaseName, readProgress, withRecords } from '../../storage/index.ts';
import { readSegments, SEGMENT_SIZE } from '../pull/stored-segments.ts';
import { createMergedRows } from './merged-rows.ts';
import { EMPTY_OVERLAY, readWaitingEntries } from './overlay.ts';
import type { Row } from './rows.ts';

export interface RecordsSnapshot<Kind extends RecordKind = RecordKind> {
  /** Rows in no particular order. A row that did not change is the same object as before. */
  rows: readonly Row<Kind>[];
  /** Counts the changes of `rows`. */
  version: number;
  /** `loading` until the database and the feed were each read once; rows appear before that. */
  state: 'loading' | 'ready' | 'failed';
  /** Time at which this device last read the feed to its end, by its own clock, ISO 8601. */
  syncedAt: string | null;
  /** True once everything on this device is in the rows: before that their number must not be shown. */
  isRead: boolean;
  error?: string;
}

export interface LiveRecords<Kind extends RecordKind = RecordKind> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => RecordsSnapshot<Kind>;
  /** Starts loading; calling it again does nothing. */
  start: () => void;
}

/** Says what changed in the database. */
export type FeedChange =
  | {
      type: 'records';
      /** True if entries have left the outbox with it. */
      outbox?: boolean;
    }
  /** A pull has ended, successfully or not. */
  | { type: 'pulled'; failed: boolean };

/** The store as seen by the code that keeps it live. */
export interface LiveRecordsSource<Kind extends RecordKind = RecordKind> extends LiveRecords<Kind> {
  /** The latest record from the feed, if it has been read. */
  find: (id: string) => FeedRecord | undefined;
  /** Returns the last segment that the snapshot has completely; 0 while it has not read all. */
  lastRead: () => number;
  /** Returns true while an announced change is still being read, so that the snapshot will change. */
  isReading: () => boolean;
  onFeedChange: (change: FeedChange) => void;
  /** Call this when the outbox changed. */
  onOutboxChange: () => void;
  /** Starts again, for another account or none. */
  restart: () => void;
}

export interface LiveRecordsDeps {
  database: DeviceDatabase;
  kind: RecordKind;
  /** Runs work soon: with the next frame, if there is one. */
  schedule: (work: () => void) => void;
  /** Resolves in a later task, so that the page can draw between two chunks. */
  nextTask: () => Promise<void>;
}

/** Number of segments read at once. */
const CHUNK = 8;
/** Number of segments that is never reached. */
const ALL = 1_000_000;
/** Number of rows at which listeners are first notified while more are read. */
const FIRST = CHUNK * SEGMENT_SIZE;

const NOT_READ = 'The records on this device could not be read.';
/** Message for when there is nothing to show: the records could be fetched neither now nor before. */
export const NOT_FETCHED_MESSAGE =
  'The records could not be fetched yet. They will come as soon as there is a signal.';

export function createLiveRecords<Kind extends RecordKind>(parts: LiveRecordsDeps): LiveRecordsSource<Kind> {
  const { database, kind, schedule, nextTask } = parts;
  const listeners = new Set<() => void>();
  const rows = createMergedRows();
  let current: RecordsSnapshot = { rows: [], version: 0, state: 'loading', syncedAt: null, isRead: false };
  /** The last segment that was read. */
  let last = 0;
  /** Reading of the feed that `last` belongs to, see `FeedProgress`. */
  let start: string | undefined;
  let loaded = false;
  let started = false;
  let failedPull = false;
  let syncedAt: string | null = null;
  let error: string | undefined;
  /** Counts changes of account; work for an earlier account is dropped. */
  let turn = 0;
  let feedChanged = false;
  let outboxChanged = false;
  let busy = false;
  let told = true;
  /** Number of rows at which listeners are notified next, until everything was read once. */
  let announced = FIRST;
  /** True if something other than more records has happened, of which listeners are notified at once. */
  let isUrgent = false;

  function tell(): void {
    if (!told) return;
    told = false;
    schedule(() => {
      told = true;
      const hasFailed = error !== undefined || (loaded && !syncedAt && failedPull);
      const state = hasFailed ? 'failed' : loaded && syncedAt ? 'ready' : 'loading';
      const words = error ?? (hasFailed ? NOT_FETCHED_MESSAGE : undefined);
      // A new array only if a row changed, so that it can be compared by identity.
      const version = rows.version();
      const shown = version === current.version ? current.rows : rows.list();
      current = { rows: shown, version, state, syncedAt, isRead: loaded, ...(words && { error: words }) };
      for (const listener of listeners) listener();
    });
  }

  /**
   * Tells listeners of more rows. Until everything was read once, from the disk and from the server, it does
   * so only when their number has doubled: a table that sorts at every page of the feed would sort three
   * hundred thousand rows a hundred times.
   */
  function tellOfMore(): void {
    const isWhole = loaded && syncedAt !== null;
    if (!isWhole && !isUrgent && rows.size() < announced) return;
    isUrgent = false;
    announced = rows.size() * 2;
    tell();
  }

  /**
   * Reads the entries, then the next segments. In this order, because a received entry leaves the outbox after
   * its record has arrived: its row may be found in both, which shows no difference, and never in neither.
   * @returns whether there are more segments, or nothing was new
   */
  async function advance(own: number, most: number): Promise<'more' | 'read' | 'same'> {
    const isOutboxOnly = loaded && !feedChanged;
    feedChanged = false;
    outboxChanged = false;
    const moment = await readMoment(most, isOutboxOnly).catch((reason: unknown) => {
      feedChanged = true;
      outboxChanged = true;
      throw reason;
    });
    if (moment === 'same') return 'same';
    if (own !== turn) return 'read';
    syncedAt = moment?.feed?.syncedAt ?? null;
    if (!moment) return 'read';
    const { people, feed } = moment;
    if (moment.after === 0) {
      // The browser may have lost what was read before.
      if (last > 0) rows.clear();
      rows.beginAt(feed?.floor ?? 0);
    }
    start = feed?.start;
    last = moment.last;
    // Records first, so that the row of an entry that leaves the outbox keeps its object.
    rows.apply(moment.read, people);
    rows.wait(moment.waiting, people);
    if (!moment.more && feed) rows.sweep(feed.floor, people);
    return moment.more ? 'more' : 'read';
  }

  /** Reads entries and segments; null if nobody is signed in, 'same' if nothing of this kind has changed. */
  async function readMoment(most: number, isOutboxOnly: boolean) {
    const { people, overlays, name } = await readWaitingEntries(database);
    if (!people) return null;
    const waiting = overlays.get(kind) ?? EMPTY_OVERLAY;
    // The change of the outbox concerns other kinds; changes of the feed are announced separately.
    if (isOutboxOnly && rows.isWaiting(waiting)) return 'same';
    const read = await withRecords(
      database,
      (tables) =>
        tables.transaction('r', tables.segments, tables.progress, async () => {
          const feed = await readProgress(tables);
          const after = feed?.start === start ? last : 0;
          return { feed, after, ...(await readSegments(tables, kind, after, most)) };
        }),
      name ?? (await ensureDatabaseName(database)),
    );
    return read ? { people, waiting, ...read } : null;
  }

  /** Reads all records of the kind in chunks. Changes made meanwhile are applied at the end. */
  async function load(own: number): Promise<void> {
    announced = FIRST;
    while ((await advance(own, CHUNK)) === 'more') {
      tellOfMore();
      await nextTask();
    }
    if (own !== turn) return;
    loaded = true;
    isUrgent = true;
  }

  /** Does one task at a time: reads everything first, then the changes since. */
  async function work(): Promise<void> {
    if (busy || !started) return;
    busy = true;
    try {
      for (let own = turn; ; own = turn) {
        if (!loaded) await load(own);
        else if (!feedChanged && !outboxChanged) return;
        else if ((await advance(own, ALL)) === 'same') continue;
        isUrgent ||= error !== undefined;
        error = undefined;
        tellOfMore();
      }
    } catch {
      // There is no database, or it failed twice: the next message tries again.
      error = NOT_READ;
      tell();
    } finally {
      busy = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current as RecordsSnapshot<Kind>,
    start() {
      if (started) return;
      started = true;
      void work();
    },
    find: rows.find,
    lastRead() {
      const isShown = told && rows.version() === current.version;
      return loaded && isShown && !busy && !feedChanged && !outboxChanged ? last : 0;
    },
    isReading: () => busy,
    onFeedChange(change) {
      if (change.type === 'pulled') {
        failedPull = change.failed;
        isUrgent = true;
        tell();
        if (failedPull) return;
      }
      feedChanged = true;
      void work();
    },
    onOutboxChange() {
      outboxChanged = true;
      isUrgent = true;
      void work();
    },
    restart() {
      turn += 1;
      rows.clear();
      last = 0;
      start = undefined;
      loaded = false;
      failedPull = false;
      syncedAt = null;
      tell();
      void work();
    },
  };
}
