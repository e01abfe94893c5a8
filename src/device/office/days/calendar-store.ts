/** Months of the calendar in memory, kept live. The database is the truth; messages only trigger reads. */
import type { DeviceDatabase } from '../../core/database.ts';
import type { RecordsFollower } from '../../records/index.ts';
import { updateDayIndex } from './day-index.ts';
import { type CalendarItem, readMonths } from './day-rows.ts';

export interface CalendarSnapshot {
  /** Items of the wanted months that were read. */
  months: ReadonlyMap<string, readonly CalendarItem[]>;
  /** `loading` until the index was brought up to date once. */
  state: 'loading' | 'ready' | 'failed';
  /** Time at which this device last read the feed to its end, by its own clock, ISO 8601. */
  syncedAt: string | null;
}

export interface CalendarStore extends RecordsFollower {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => CalendarSnapshot;
  /**
   * Reads months, and forgets all others.
   * @param shown months that are read first and reported at once
   * @param near months that are read afterwards, to be ready when they are wanted
   */
  want: (shown: readonly string[], near: readonly string[]) => void;
}

export interface CalendarStoreDeps {
  database: DeviceDatabase;
  /** Resolves in a later task, so that the page can draw. */
  nextTask: () => Promise<void>;
  /** Resolves once the page has nothing else to do. */
  idle: () => Promise<void>;
}

const NOTHING: CalendarSnapshot = { months: new Map(), state: 'loading', syncedAt: null };

export function createCalendarStore({ database, nextTask, idle }: CalendarStoreDeps): CalendarStore {
  const listeners = new Set<() => void>();
  let current = NOTHING;
  let shown: readonly string[] = [];
  let near: readonly string[] = [];
  /** Months whose items are up to date with the database. */
  const fresh = new Set<string>();
  let indexed = false;
  let busy = false;
  let resting = false;
  let rested = false;
  /** Counts changes of account; work for an earlier account is dropped. */
  let turn = 0;

  function tell(next: Partial<CalendarSnapshot>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  /** Continues with the months nearby once the page is idle. */
  async function rest(): Promise<void> {
    if (resting) return;
    resting = true;
    await idle();
    resting = false;
    rested = true;
    void work();
  }

  /** Does one task at a time: the index, the months shown, the months nearby. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      for (let own = turn; ; own = turn) {
        if (!indexed) {
          indexed = true;
          const syncedAt = await updateDayIndex({ database, nextTask });
          if (own === turn) tell({ syncedAt, ...(syncedAt === null && { state: 'loading' }) });
          continue;
        }
        const missing = shown.filter((month) => !fresh.has(month));
        const later = near.filter((month) => !fresh.has(month)).slice(0, 1);
        if (missing.length + later.length === 0) return;
        // The months nearby wait until those on screen are painted.
        if (missing.length === 0 && !rested) return void rest();
        if (missing.length === 0) rested = false;
        const next = missing.length > 0 ? missing : later;
        for (const month of next) fresh.add(month);
        const read = await readMonths(database, next);
        if (own !== turn || !read) continue;
        const wanted = new Set([...shown, ...near]);
        const months = new Map([...current.months, ...read].filter(([month]) => wanted.has(month)));
        tell({ months, state: current.syncedAt === null ? 'loading' : 'ready' });
        await nextTask();
      }
    } catch {
      // There is no database, or it failed twice: the next message tries again.
      fresh.clear();
      indexed = false;
      tell({ state: 'failed' });
    } finally {
      busy = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    want(...wanted) {
      [shown, near] = wanted;
      const all = new Set([...shown, ...near]);
      for (const month of fresh) if (!all.has(month)) fresh.delete(month);
      void work();
    },
    onFeedChange() {
      indexed = false;
      fresh.clear();
      void work();
    },
    onOutboxChange() {
      fresh.clear();
      void work();
    },
    restart() {
      turn += 1;
      indexed = false;
      fresh.clear();
      tell(NOTHING);
      void work();
    },
  };
}
