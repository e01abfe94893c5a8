/** Rows that are kept so that nobody reads all records: contacts, sums, page reports. */

/** One page view or web vital, without anything that identifies the visitor. */
export interface PageReportRow {
  id: string;
  /** `addressKey` of a page. */
  path: string;
  /** The device's clock. */
  at: string;
  metric: string;
  value: number;
  received_at: string;
}

/** A contact or name by which a record is found (`contact-index.ts`). */
export interface ContactRow {
  record_id: string;
  what: 'email' | 'phone' | 'name';
  /** 1 for what the record was made with, 0 for what its texts mention. */
  own: number;
  /** In one spelling; the digits of phone numbers from the last to the first. */
  value: string;
}

/** A sum that triggers keep (migration 0011); one without a day is of all days. */
export interface DailySumRow {
  /**
   * What is added up: `tour`, `campaign`, `state`, `answer`, a metric of pages; `submission`, `record`,
   * `pageReports` without days.
   */
  topic: string;
  /** `YYYY-MM-DD`, UTC, or empty. */
  day: string;
  /** Payment status, page, value of a web vital, or kind; of a state, kind and state. */
  part: string;
  count: number;
  /** How many of them have an amount. */
  priced: number;
  /** US dollars; of `answer`, seconds. */
  amount: number;
}

/** What each tour is worth, kept by triggers. */
export interface TourWorthRow {
  id: string;
  received_at: string;
  payment_status: string;
  /** US dollars; null for a tour that staff added. */
  value: number | null;
}
