/** Travellers' requests that wait for an answer, and the share of requests that became trips. Pure. */

import { isVoided } from '../../../contract/protocol/record-base.ts';
import type { RequestFigures } from '../../../kinds/calls/request-figures.ts';
import type { RecordKind, RequestKind } from '../../../kinds/list.ts';
import type { ListedRecord } from '../../../kinds/records.ts';
import { monthLabel, monthsAround } from './counts.ts';

/** Requests that nobody has answered. */
export interface UnansweredRequests {
  count: number;
  /** When the oldest of them was received, ISO 8601; null without any. */
  oldest: string | null;
}

type Arrived = Pick<ListedRecord, 'receivedAt' | 'capturedAt'>;
type Stated = Pick<ListedRecord, 'state' | 'voided'>;

/** Time when the office received a request, or for an unsent one, when it was made. */
export function requestTime({ receivedAt, capturedAt }: Arrived): string {
  return receivedAt || capturedAt;
}

/** True for a new request; from a server that knows no states yet, every request is. */
export function isUnanswered({ state = 'new', voided }: Stated): boolean {
  return state === 'new' && !isVoided({ voided });
}

export function unansweredRequests(requests: readonly (Arrived & Stated)[]): UnansweredRequests {
  let oldest: string | null = null;
  let count = 0;
  for (const request of requests) {
    if (!isUnanswered(request)) continue;
    count += 1;
    const arrival = requestTime(request);
    if (oldest === null || arrival < oldest) oldest = arrival;
  }
  return { count, oldest };
}

/** Number of unanswered requests by kind; kinds without any are left out. */
export type UnansweredByKind = readonly (readonly [kind: RequestKind, count: number])[];

export function unansweredByKind(
  requests: Partial<Record<RequestKind, readonly Stated[]>>,
): UnansweredByKind {
  const counts = Object.entries(requests) as [RequestKind, readonly Stated[]][];
  return counts
    .map(([kind, rows]) => [kind, rows.filter(isUnanswered).length] as const)
    .filter(([, count]) => count > 0);
}

/** Number of requests of one kind and month, and of those that became trips. */
export interface Conversion {
  requests: number;
  confirmed: number;
}

export interface ConversionTable {
  /** Names of the months, the latest first. */
  months: readonly string[];
  /** Figures by kind, one entry for each month. */
  kinds: readonly { kind: RecordKind; months: readonly Conversion[] }[];
}

const CONVERTED: readonly string[] = ['confirmed', 'done'];

/** @param last number of months, counted back from the present one */
export function conversionTable(
  { states }: RequestFigures,
  kinds: readonly RecordKind[],
  now: Date,
  last = 6,
): ConversionTable {
  const months = monthsUntil(now, last);
  const sum = (kind: RecordKind, month: string, wanted: (state: string) => boolean) =>
    states
      .filter((count) => count.kind === kind && count.month === month && wanted(count.state))
      .reduce((all, { requests }) => all + requests, 0);
  return {
    months: months.map(monthLabel),
    kinds: kinds.map((kind) => ({
      kind,
      months: months.map((month) => ({
        requests: sum(kind, month, () => true),
        confirmed: sum(kind, month, (state) => CONVERTED.includes(state)),
      })),
    })),
  };
}

/**
 * Mean time from receipt to the first answer, milliseconds, over the requests of the last months; null
 * without any.
 */
export function meanTimeToAnswer(
  { answers }: RequestFigures,
  kinds: readonly RecordKind[],
  now: Date,
  last = 3,
): number | null {
  const months = monthsUntil(now, last);
  const wanted = answers.filter(({ kind, month }) => kinds.includes(kind) && months.includes(month));
  const answered = wanted.reduce((sum, one) => sum + one.answered, 0);
  const seconds = wanted.reduce((sum, one) => sum + one.seconds, 0);
  return answered > 0 ? (seconds / answered) * 1_000 : null;
}

/** Months as `YYYY-MM` in the office's time zone, like the sums; the latest first. */
const monthsUntil = (now: Date, count: number): string[] => monthsAround(now, 1 - count, 0).reverse();
