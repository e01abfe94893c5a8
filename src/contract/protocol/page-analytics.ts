/**
 * Page views and web vitals: `POST /api/analytics` (docs/contract.md#analytics). Nothing in an event
 * identifies the visitor: no visitor id, no IP address, no query string, no cookie.
 */
import * as z from 'zod/mini';
import { momentSchema } from '../values/moment.ts';

/** `view` has the value 1; the others are milliseconds, and CLS has no unit. */
export const pageMetrics = ['view', 'CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** Most events, and bytes of JSON, in one report. */
export const MAX_REPORT_EVENTS = 50;
export const MAX_REPORT_BYTES = 16 * 1024;

export const reportEventSchema = z.object({
  /** UUID, made with the event, so that an event sent twice counts once. */
  id: z.uuid(),
  /** Path of a page, without query and fragment. */
  path: z.string().check(z.maxLength(100), z.regex(/^\/[\w\-+./%]*$/)),
  /** The device's clock, ISO 8601. */
  at: momentSchema,
  metric: z.enum(pageMetrics),
  value: z.number().check(z.gte(0), z.lte(3_600_000)),
});
export type ReportEvent = z.output<typeof reportEventSchema>;

export const pageReportSchema = z.object({
  events: z.array(reportEventSchema).check(z.minLength(1), z.maxLength(MAX_REPORT_EVENTS)),
});

/** Days that `GET /api/figures?days=` adds up: 30 unless told. */
export const DEFAULT_FIGURE_DAYS = 30;
export const MAX_FIGURE_DAYS = 365;

/** The answer of `GET /api/figures`: page views and web vitals, added up. */
export interface PageFigures {
  days: number;
  /** By the operator's calendar date of the visit, then page. */
  views: readonly { day: string; path: string; views: number }[];
  /** The 75th percentile of each vital that was measured: milliseconds, and CLS without a unit. */
  vitals: readonly { metric: string; p75: number; samples: number }[];
}
