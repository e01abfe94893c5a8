/** The calendar's days in this tab. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { whenIdle } from '../../browser/page.ts';
import { openDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import { followRecords, followRecordsAndOutbox, type Row } from '../../records/index.ts';
import { type CalendarSnapshot, type CalendarStore, createCalendarStore } from './calendar-store.ts';
import { type RecordLocation, readCalendarRow } from './day-rows.ts';

let store: CalendarStore | undefined;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

function open(): CalendarStore {
  if (!store) {
    store = createCalendarStore({ database: openDatabase(), nextTask, idle });
    followRecords(store);
  }
  return store;
}

const NOTHING: CalendarSnapshot = { months: new Map(), state: 'loading', syncedAt: null };

/**
 * Returns the items of these months, live.
 * @param shown months (`YYYY-MM`) on screen
 * @param near months that may be wanted next
 */
export function useCalendar(shown: readonly string[], near: readonly string[]): CalendarSnapshot {
  const days = open();
  const [wanted, next] = [shown.join(), near.join()];
  useEffect(() => {
    const list = (text: string) => text.split(',').filter(Boolean);
    days.want(list(wanted), list(next));
  }, [days, wanted, next]);
  return useSyncExternalStore(days.subscribe, days.snapshot, () => NOTHING);
}

/** Returns the whole record of an item, live; undefined while it is read, and once it is gone. */
export function useCalendarRow(place: RecordLocation | null): Row | undefined {
  const { kind, id, segment } = place ?? {};
  const query = useMemo(() => {
    if (kind === undefined || id === undefined || segment === undefined) return null;
    return sharedQuery(() => readCalendarRow(openDatabase(), { kind, id, segment }), followRecordsAndOutbox);
  }, [kind, id, segment]);
  return useSharedQuery(query);
}
