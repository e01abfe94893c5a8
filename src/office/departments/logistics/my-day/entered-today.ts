/** Today's entries in numbers: counted in the rows once all are read, and until then in an index. */
import { useMemo } from 'react';
import { isVoided } from '../../../../contract/protocol/record-base.ts';
import { captureTime } from '../../../../contract/protocol/wrong-clock.ts';
import { nextDay } from '../../../../contract/values/time-zone.ts';
import {
  isCapturedWithin,
  prefetchTodayCounts,
  type RecordsSnapshot,
  type Row,
  type TimeSpan,
  useTodayCounts,
} from '../../../../device/records/index.ts';
import type { RecordKind } from '../../../../kinds/list.ts';
import { startOfOfficeDay } from '../../../time/office-time.ts';
import { officeToday } from '../../../time/office-today.ts';

export interface TodayNumbers {
  /** Number of entries made today, without voided ones. */
  counted: number;
  unsent: number;
  refused: number;
  /**
   * True if the office's records were read completely at least once; otherwise others may have entered more.
   */
  isSynced: boolean;
}

interface EnteredToday<Kind extends RecordKind> {
  /** Today's entries, newest first. */
  entered: readonly Row<Kind>[];
  /** Entries of earlier days that the office did not accept. */
  troubled: readonly Row<Kind>[];
  /** Null until they are known; nothing is shown before. */
  numbers: TodayNumbers | null;
}

/** Returns the span from the start of a day to the start of the next. */
const spanOf = (day: string): TimeSpan => ({
  from: startOfOfficeDay(day).toISOString(),
  to: startOfOfficeDay(nextDay(day)).toISOString(),
});

/** Returns the `prepare` of a section that shows today's numbers: reads them for the first render. */
export const prepareToday = (kind: RecordKind) => (): Promise<void> =>
  prefetchTodayCounts(kind, spanOf(officeToday()));

/** @param day today, `YYYY-MM-DD` */
export function useEnteredToday<Kind extends RecordKind>(
  kind: Kind,
  { rows, isRead, syncedAt }: RecordsSnapshot<Kind>,
  day: string,
): EnteredToday<Kind> {
  const span = useMemo(() => spanOf(day), [day]);
  const found = useMemo(() => enteredIn(rows, span), [rows, span]);
  const quickly = useTodayCounts(kind, span, !isRead);
  const numbers = isRead ? { ...found.numbers, isSynced: syncedAt !== null } : (quickly ?? null);
  return { ...found, numbers };
}

function enteredIn<Kind extends RecordKind>(rows: readonly Row<Kind>[], today: TimeSpan) {
  const isOfToday = (row: Row<Kind>) => isCapturedWithin(row, today);
  const entered = rows.filter(isOfToday);
  entered.sort((one, other) => captureTime(other) - captureTime(one));
  return {
    entered,
    troubled: rows.filter((row) => row.problem && !isOfToday(row)),
    numbers: {
      counted: entered.filter((row) => !isVoided(row)).length,
      unsent: rows.filter(({ pending, problem }) => pending !== null && !problem).length,
      refused: rows.filter(({ problem }) => problem).length,
    },
  };
}
