/** How long what is kept: `calls.retention`, `calls.retentionRun`. */
import * as z from 'zod/mini';
import { type RecordKind, recordKinds } from './roles.ts';
import { countOf } from './text.ts';

/** What is kept beside records, or in them. */
export const besideRecords = ['passports', 'pageReports', 'devices'] as const;
export const retentionKinds = [...recordKinds, ...besideRecords] as const;

/** `passports`: the sealed numbers of flight requests, which may go before the requests do. */
export type RetentionKind = RecordKind | (typeof besideRecords)[number];

export const RETENTION_MAX_MONTHS = 600;

/** Months, or null for ever; for whatever nobody has set anything else. */
export function defaultRetention(kind: RetentionKind): number | null {
  return kind === 'pageReports' ? 25 : null;
}

/**
 * The body of PUT: months for the kinds that it names. They count from the day of receipt, or from
 * the day that a record is about when that is later: a booking for next year outlives this one.
 */
export const retentionChangeSchema = z.object({
  months: z
    .partialRecord(
      z.enum(retentionKinds, { error: 'There is no such kind.' }),
      z.nullable(countOf('Months', 1, RETENTION_MAX_MONTHS)),
      { error: 'Months must be given for each kind: a number, or null for ever.' },
    )
    .check(z.refine((months) => Object.keys(months).length > 0, 'There is nothing to change.')),
});
export type RetentionChange = z.output<typeof retentionChangeSchema>;

/** One line of the answer, of GET and PUT alike. */
export interface RetentionSetting {
  kind: RetentionKind;
  /** Null for ever. */
  months: number | null;
  /** ISO 8601, and the account's e-mail; null while the default stands. */
  changedAt: string | null;
  changedBy: string | null;
}

/** Days that the clock may be ahead of when it was last believed; a start later than that is confirmed. */
export const MAX_CLOCK_JUMP_DAYS = 60;
/** On one day at most one of so many goes, of each kind. */
export const DAILY_REMOVAL_SHARE = 10;

/** How the removal goes on. */
export interface RetentionRun {
  /** The server's clock, ISO 8601. */
  now: string;
  /** When its clock was last believed; null while it holds nothing. */
  known: string | null;
  /** The clock is too far ahead: nothing is removed until management confirms it. */
  held: boolean;
  /** Kinds of which more is too old than went on the last day. */
  rest: readonly RetentionKind[];
}
