/** Time for which each kind of data is kept: `calls.retention`, `calls.retentionRun`. */
import * as z from 'zod/mini';
import { countSchema } from '../../contract/values/field-schemas.ts';
import { type RecordKind, recordKinds } from '../list.ts';

/** Data that is kept beside records, or inside them. */
export const nonRecordKinds = ['passports', 'pageReports', 'devices'] as const;
export const retentionKinds = [...recordKinds, ...nonRecordKinds] as const;

/** `passports`: the sealed numbers in flight requests, which may be removed before the requests. */
export type RetentionKind = RecordKind | (typeof nonRecordKinds)[number];

/**
 * Kinds that the job removes: photographs for the site that no draft, edition or waiting release names have no setting.
 */
export type RemovedKind = RetentionKind | 'sitePhotos';
/** Days after the first part of such a photograph. */
export const KEPT_UNUSED_PHOTOS_DAYS = 30;

export const MAX_RETENTION_MONTHS = 600;

/** The default in months; null means for ever. */
export function defaultRetention(kind: RetentionKind): number | null {
  return kind === 'pageReports' ? 25 : null;
}

/**
 * The body of PUT: months for the kinds that it names. They count from the day of receipt or, if later, from
 * the day that the record is about, so that a booking for next year is not removed too early.
 */
export const retentionChangeSchema = z.object({
  months: z
    .partialRecord(
      z.enum(retentionKinds, { error: 'There is no such kind.' }),
      z.nullable(countSchema('Months', 1, MAX_RETENTION_MONTHS)),
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
  /** ISO 8601, and the account's present name; null while the default applies. */
  changedAt: string | null;
  changedBy: string | null;
}

/**
 * Most days by which the clock may have advanced since it was last trusted; beyond that, management must
 * confirm it.
 */
export const MAX_CLOCK_JUMP_DAYS = 60;
/** Share of a kind's records that is removed in one day at most: one in so many. */
export const DAILY_REMOVAL_SHARE = 10;

/** State of the retention job. */
export interface RetentionRun {
  /** The server's clock, ISO 8601. */
  now: string;
  /** When the clock was last trusted; null while the database is empty. */
  known: string | null;
  /** The clock is too far ahead: nothing is removed until management confirms it. */
  held: boolean;
  /** Kinds with expired records that were not removed on the last day. */
  rest: readonly RetentionKind[];
}
