/** Counts of a day's records, live in this tab, until its rows are read. */
import { useMemo } from 'react';
import type { RecordKind } from '../../../kinds/list.ts';
import { openDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import type { TimeSpan } from '../pull/records-of-day.ts';
import { readTodayCounts, type TodayCounts } from './today-counts.ts';

/** Counts read before the page is rendered, for its first render only. */
let prepared: { name: string; entered: TodayCounts | null } | null = null;

const nameOf = (kind: RecordKind, { from, to }: TimeSpan) => [kind, from, to].join(' ');

const read = (kind: RecordKind, day: TimeSpan): Promise<TodayCounts | null> =>
  readTodayCounts(openDatabase(), kind, day).catch(() => null);

/** Reads the counts before the first render. */
export async function prefetchTodayCounts(kind: RecordKind, day: TimeSpan): Promise<void> {
  prepared = { name: nameOf(kind, day), entered: await read(kind, day) };
}

/**
 * Returns the counts, live; undefined while they are read, null if they cannot be read quickly.
 * @param wanted false once the rows are read, which give the counts themselves
 */
export function useTodayCounts(
  kind: RecordKind,
  { from, to }: TimeSpan,
  wanted: boolean,
): TodayCounts | null | undefined {
  const query = useMemo(() => {
    if (!wanted) return null;
    const day = { from, to };
    const first = prepared?.name === nameOf(kind, day) ? prepared.entered : undefined;
    const readAgain = async () => {
      const entered = await read(kind, day);
      prepared = null;
      return entered;
    };
    return sharedQuery(readAgain, undefined, first);
  }, [kind, from, to, wanted]);
  return useSharedQuery(query);
}
